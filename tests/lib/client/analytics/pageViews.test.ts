import { describe, expect, it, vi } from 'vitest';
import { beginVisit, moveTo, tellEvent } from './visit';
import type { Visit } from './visit';

const themes = { address: '/themen', title: 'Themen' };
const wages = { address: '/artikel/lohn', title: 'Lohn' };
const [seenThemes, seenWages] = [themes, wages].map(({ address, title }) => [address, title]);

/** What went out: address and title of pages, names of events. */
function sentBy({ sent }: Visit): readonly unknown[] {
  return sent.map(({ body: { payload } }) => payload['name'] ?? [payload['url'], payload['title']]);
}

function comeBack(): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

function leave(): void {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
}

describe('page views', () => {
  it('B7.2 go out after 300 ms and once; a further page sends the waiting one at once and waits itself', () => {
    const visit = beginVisit(themes);
    const analytics = visit.start();
    vi.advanceTimersByTime(299);
    expect(sentBy(visit)).toEqual([]);
    moveTo(wages);
    analytics.pageShown();
    expect(sentBy(visit)).toEqual([seenThemes]);
    vi.advanceTimersByTime(299);
    expect(sentBy(visit)).toEqual([seenThemes]);
    vi.advanceTimersByTime(10_000);
    expect(sentBy(visit)).toEqual([seenThemes, seenWages]);
  });

  it('B7.2 pages seen before the code was there go out, the last after the wait', () => {
    const visit = beginVisit(wages);
    const seen = [themes, wages].map(({ address, title }) => ({
      url: new URL(address, 'https://statistik.example.org'),
      title,
    }));
    visit.start({}, seen);
    expect(sentBy(visit)).toEqual([seenThemes]);
    vi.advanceTimersByTime(300);
    expect(sentBy(visit)).toEqual([seenThemes, seenWages]);
  });

  it('B7.2 leaving sends the waiting one at once and not again; coming back to a kept page counts it again', () => {
    const visit = beginVisit(themes);
    visit.start();
    leave();
    leave();
    vi.advanceTimersByTime(10_000);
    expect(sentBy(visit)).toEqual([seenThemes]);
    comeBack();
    vi.advanceTimersByTime(300);
    expect(sentBy(visit)).toEqual([seenThemes, seenThemes]);
  });

  it('B7.2 are not sent with auto-track off; events are', () => {
    const visit = beginVisit();
    const analytics = visit.start({ autoTrack: false });
    analytics.pageShown();
    comeBack();
    leave();
    vi.advanceTimersByTime(10_000);
    tellEvent('download');
    expect(sentBy(visit)).toEqual(['download']);
  });

  it('B7.2 an event does not wait for the page view, and leaves it waiting', () => {
    const visit = beginVisit(themes);
    visit.start();
    tellEvent('download');
    expect(sentBy(visit)).toEqual(['download']);
    vi.advanceTimersByTime(300);
    expect(sentBy(visit)).toEqual(['download', seenThemes]);
  });
});

it('B4.2 stop sends nothing ever again, whatever happens on the page', () => {
  const visit = beginVisit();
  document.body.innerHTML = '<button data-umami-event="download">CSV</button>';
  const analytics = visit.start();
  analytics.stop();
  analytics.pageShown();
  leave();
  comeBack();
  tellEvent('download');
  document.querySelector('button')?.click();
  vi.advanceTimersByTime(10_000);
  expect(visit.sent).toEqual([]);
});
