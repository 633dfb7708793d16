import { describe, expect, it, vi } from 'vitest';
import { beginVisit, moveTo, tellEvent } from './visit';
import type { Visit } from './visit';

const themes = { address: '/themen', title: 'Themen' };
const wages = { address: '/artikel/lohn', title: 'Lohn' };
const [seenThemes, seenWages] = [themes, wages].map(({ address, title }) => [address, title]);

function seenPages({ sent }: Visit): readonly unknown[] {
  return sent.map(({ body }) => [body.payload['url'], body.payload['title']]);
}

function comeBack(persisted: boolean): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
}

function leave(): void {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
}

describe('page views', () => {
  it('B7.2 go out after 300 ms, not earlier and only once', () => {
    const visit = beginVisit(themes);
    visit.start();
    vi.advanceTimersByTime(299);
    expect(seenPages(visit)).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seenPages(visit)).toEqual([seenThemes]);
    vi.advanceTimersByTime(10_000);
    expect(seenPages(visit)).toEqual([seenThemes]);
  });

  it('B7.2 pages seen before the code was there go out, the last after the wait', () => {
    const visit = beginVisit(wages);
    const seen = [themes, wages].map(({ address, title }) => ({
      url: new URL(address, 'https://statistik.example.org'),
      title,
    }));
    visit.start({}, seen);
    expect(seenPages(visit)).toEqual([seenThemes]);
    vi.advanceTimersByTime(300);
    expect(seenPages(visit)).toEqual([seenThemes, seenWages]);
  });

  it('B7.2 a further page sends the waiting one at once and waits itself', () => {
    const visit = beginVisit(themes);
    const analytics = visit.start();
    vi.advanceTimersByTime(200);
    moveTo(wages);
    analytics.pageShown();
    expect(seenPages(visit)).toEqual([seenThemes]);
    vi.advanceTimersByTime(299);
    expect(seenPages(visit)).toEqual([seenThemes]);
    vi.advanceTimersByTime(1);
    expect(seenPages(visit)).toEqual([seenThemes, seenWages]);
    vi.advanceTimersByTime(10_000);
    expect(visit.sent).toHaveLength(2);
  });

  it('B7.2 leaving the page sends the waiting one at once, and not again', () => {
    const visit = beginVisit(themes);
    visit.start();
    leave();
    expect(seenPages(visit)).toEqual([seenThemes]);
    leave();
    vi.advanceTimersByTime(10_000);
    expect(visit.sent).toHaveLength(1);
  });

  it('B7.2 coming back to a page that the browser kept counts it again', () => {
    const visit = beginVisit(themes);
    visit.start();
    leave();
    comeBack(true);
    expect(visit.sent).toHaveLength(1);
    vi.advanceTimersByTime(300);
    expect(seenPages(visit)).toEqual([seenThemes, seenThemes]);
  });

  it('B7.2 are not sent with auto-track off; events are', () => {
    const visit = beginVisit();
    const analytics = visit.start({ autoTrack: false });
    analytics.pageShown();
    comeBack(true);
    leave();
    vi.advanceTimersByTime(10_000);
    expect(visit.sent).toEqual([]);
    tellEvent('download');
    expect(visit.sent).toHaveLength(1);
  });

  it('B7.2 an event does not wait for the page view, and leaves it waiting', () => {
    const visit = beginVisit();
    visit.start();
    tellEvent('download');
    expect(visit.sent.map(({ body }) => body.payload['name'])).toEqual(['download']);
    vi.advanceTimersByTime(300);
    expect(visit.sent.map(({ body }) => body.payload['name'])).toEqual(['download', undefined]);
  });
});

it('B4.2 stop sends nothing ever again, whatever happens on the page', () => {
  const visit = beginVisit();
  document.body.innerHTML = '<button data-umami-event="download">CSV</button>';
  const analytics = visit.start();
  analytics.stop();
  analytics.pageShown();
  leave();
  comeBack(true);
  tellEvent('download');
  document.querySelector('button')?.click();
  analytics.stop();
  vi.advanceTimersByTime(10_000);
  expect(visit.sent).toEqual([]);
});
