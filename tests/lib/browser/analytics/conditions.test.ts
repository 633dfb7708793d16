import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mayCount } from '@/lib/browser/analytics/conditions';
import { usualSettings } from '@/tests/fixtures/analyticsSettings';
import { beginVisit, tellEvent, watchConsole } from './visit';

afterEach(() => localStorage.clear());

/** A preference of the visitor, for one test. */
function wish(on: object, name: string, value: unknown): void {
  Object.defineProperty(on, name, { value, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(on, name);
  });
}

const missingId = 'error: Analytics: the website id is missing.';
const missingHost = 'error: Analytics: the host is missing.';
const wrongHost = 'error: Analytics: the host «umami» is not a web address.';
const isLocalhost = 'info: Analytics: nothing is counted, because this is localhost.';
const isDisabled = 'info: Analytics: nothing is counted, because umami.disabled is set in the local storage.';
const isForeign = 'info: Analytics: nothing is counted, because localhost is not among the domains.';

describe('nothing is sent, and the console says why', () => {
  it('B7.1 on the server: silently', () => {
    const { sent, start } = beginVisit();
    const printed = watchConsole();
    vi.stubGlobal('window', undefined);
    start().pageShown();
    vi.advanceTimersByTime(300);
    expect(sent).toEqual([]);
    expect(printed).toEqual([]);
  });

  it('B7.1 on the server, which is asked first', () => {
    const printed = watchConsole();
    vi.stubGlobal('window', undefined);
    expect(mayCount({ ...usualSettings, id: null })).toBe(false);
    expect(printed).toEqual([]);
  });

  it.each([null, ''])('B7.1 without an id (%j)', (id) => {
    const { sent, start } = beginVisit();
    const printed = watchConsole();
    start({ id });
    vi.advanceTimersByTime(300);
    expect(sent).toEqual([]);
    expect(printed).toEqual([missingId]);
  });

  it.each([null, ''])('B7.1 without a host (%j)', (host) => {
    const { sent, start } = beginVisit();
    const printed = watchConsole();
    start({ host });
    vi.advanceTimersByTime(300);
    expect(sent).toEqual([]);
    expect(printed).toEqual([missingHost]);
  });

  it.each([
    'umami.example.org',
    '//umami.example.org',
    '/umami',
    'https:umami',
    'https://',
    'ftp://example.org',
    'http://a b',
  ])('B7.1 with «%s», which is no web address, as host', (host) => {
    const { sent, start } = beginVisit();
    const printed = watchConsole();
    start({ host });
    vi.advanceTimersByTime(300);
    expect(sent).toEqual([]);
    expect(printed).toEqual([`error: Analytics: the host «${host}» is not a web address.`]);
  });

  it('B7.1 on localhost, if that is ignored', () => {
    const { sent, start } = beginVisit({ address: 'http://localhost:3000/' });
    const printed = watchConsole();
    start({ ignoreLocalhost: true });
    vi.advanceTimersByTime(300);
    expect(sent).toEqual([]);
    expect(printed).toEqual([isLocalhost]);
  });

  it.each(['1', 'false', ' '])('B7.1 if umami.disabled is «%s» in the local storage', (value) => {
    const { sent, start } = beginVisit();
    const printed = watchConsole();
    localStorage.setItem('umami.disabled', value);
    start();
    vi.advanceTimersByTime(300);
    expect(sent).toEqual([]);
    expect(printed).toEqual([isDisabled]);
  });

  it.each(['https://www.statistik.example.org/', 'https://example.org/', 'http://localhost:3000/'])(
    'B7.1 at %s, which is not among the domains',
    (address) => {
      const { sent, start } = beginVisit({ address });
      const printed = watchConsole();
      start({ domains: ['statistik.example.org', 'other.example.org'] });
      vi.advanceTimersByTime(300);
      expect(sent).toEqual([]);
      expect(printed).toEqual([
        `info: Analytics: nothing is counted, because ${new URL(address).hostname} is not among the domains.`,
      ]);
    },
  );

  it.each([
    { settings: { id: null, host: null, ignoreLocalhost: true }, reason: missingId },
    { settings: { host: null, ignoreLocalhost: true }, reason: missingHost },
    { settings: { host: 'umami', ignoreLocalhost: true }, reason: wrongHost },
    { settings: { ignoreLocalhost: true }, reason: isLocalhost },
    { settings: {}, reason: isDisabled },
  ])('B7.1 only the first reason counts: $reason', ({ settings, reason }) => {
    const { sent, start } = beginVisit({ address: 'http://localhost:3000/' });
    const printed = watchConsole();
    localStorage.setItem('umami.disabled', '1');
    start({ domains: ['statistik.example.org'], ...settings });
    vi.advanceTimersByTime(300);
    expect(sent).toEqual([]);
    expect(printed).toEqual([reason]);
  });

  it('B7.1 the domains are looked at last', () => {
    const { sent, start } = beginVisit({ address: 'http://localhost:3000/' });
    const printed = watchConsole();
    start({ domains: ['statistik.example.org'] });
    vi.advanceTimersByTime(300);
    expect(sent).toEqual([]);
    expect(printed).toEqual([isForeign]);
  });

  it('B7.1 all is asked again at every send', () => {
    const { sent, start } = beginVisit();
    const printed = watchConsole();
    start();
    vi.advanceTimersByTime(300);
    localStorage.setItem('umami.disabled', '1');
    tellEvent('first');
    tellEvent('second');
    localStorage.clear();
    tellEvent('third');
    expect(sent.map(({ body }) => body.payload['name'])).toEqual([undefined, 'third']);
    expect(printed).toEqual([isDisabled, isDisabled]);
  });
});

describe('sent nevertheless', () => {
  it('B7.1 on localhost, if nothing else is said', () => {
    const { sent, start } = beginVisit({ address: 'http://localhost:3000/' });
    start();
    vi.advanceTimersByTime(300);
    expect(sent).toHaveLength(1);
  });

  it('B7.1 with an empty umami.disabled', () => {
    const { sent, start } = beginVisit();
    localStorage.setItem('umami.disabled', '');
    start();
    vi.advanceTimersByTime(300);
    expect(sent).toHaveLength(1);
  });

  it('B7.1 if the local storage is forbidden', () => {
    const { sent, start } = beginVisit();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    start();
    vi.advanceTimersByTime(300);
    expect(sent).toHaveLength(1);
  });

  it('B7.1 on a host that is among the domains', () => {
    const { sent, start } = beginVisit({ address: 'https://other.example.org:8443/' });
    start({ domains: ['statistik.example.org', 'other.example.org'] });
    vi.advanceTimersByTime(300);
    expect(sent).toHaveLength(1);
  });
});

describe('visitors who do not want to be counted', () => {
  it.each(['1', 'yes'])('B7.7 are not: navigator.doNotTrack is «%s»', (value) => {
    const { sent, start } = beginVisit();
    const printed = watchConsole();
    wish(navigator, 'doNotTrack', value);
    start();
    tellEvent('download');
    vi.advanceTimersByTime(300);
    expect(sent).toEqual([]);
    expect(printed).toEqual([]);
  });

  it.each(['1', 'yes'])('B7.7 are not: window.doNotTrack is «%s»', (value) => {
    const { sent, start } = beginVisit();
    const printed = watchConsole();
    wish(window, 'doNotTrack', value);
    start();
    vi.advanceTimersByTime(300);
    expect(sent).toEqual([]);
    expect(printed).toEqual([]);
  });

  it('B7.7 are not: Global Privacy Control', () => {
    const { sent, start } = beginVisit();
    const printed = watchConsole();
    wish(navigator, 'globalPrivacyControl', true);
    start();
    vi.advanceTimersByTime(300);
    expect(sent).toEqual([]);
    expect(printed).toEqual([]);
  });

  it.each(['0', 'no', 'unspecified', null])('B7.7 have not said so with «%s»', (value) => {
    const { sent, start } = beginVisit();
    wish(navigator, 'doNotTrack', value);
    wish(navigator, 'globalPrivacyControl', false);
    start();
    vi.advanceTimersByTime(300);
    expect(sent).toHaveLength(1);
  });
});
