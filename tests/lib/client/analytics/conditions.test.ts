import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AnalyticsSettings } from '@/lib/shared/browser/browserSettings';
import { isTrackingAllowed } from '@/lib/client/analytics/conditions';
import { usualSettings } from '@/tests/fixtures/analyticsSettings';
import { beginVisit, tellEvent, watchConsole } from './visit';

/** A preference of the visitor, for one test. */
function wish(on: object, name: string, value: unknown): void {
  Object.defineProperty(on, name, { value, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(on, name);
  });
}

function disable(value: string): void {
  localStorage.setItem('umami.disabled', value);
  onTestFinished(() => localStorage.clear());
}

/** How many requests one page makes, and what the console says of it. */
function countPage(settings: Partial<AnalyticsSettings> = {}, address = 'https://statistik.example.org/') {
  const { sent, start } = beginVisit({ address });
  const printed = watchConsole();
  start(settings);
  vi.advanceTimersByTime(300);
  return { count: sent.length, printed };
}

const domains = ['statistik.example.org', 'other.example.org'];
const localhost = 'http://localhost:3000/';
const missingId = 'error: Analytics: the website id is missing.';
const missingHost = 'error: Analytics: the host is missing.';
const isLocalhost = 'info: Analytics: nothing is counted, because this is localhost.';
const isDisabled = 'info: Analytics: nothing is counted, because umami.disabled is set in the local storage.';

function wrongHost(host: string): string {
  return `error: Analytics: the host «${host}» is not a web address.`;
}

describe('nothing is sent, and the console says why', () => {
  it('B7.1 on the server, which is asked first: silently', () => {
    const { sent, start } = beginVisit();
    const printed = watchConsole();
    vi.stubGlobal('window', undefined);
    start().pageShown();
    vi.advanceTimersByTime(300);
    expect(isTrackingAllowed({ ...usualSettings, id: null })).toBe(false);
    expect([sent, printed]).toEqual([[], []]);
  });

  it('B7.1 below the domains', () => {
    expect(countPage({ domains }, 'https://www.statistik.example.org/')).toEqual({
      count: 0,
      printed: ['info: Analytics: nothing is counted, because www.statistik.example.org is not among the domains.'],
    });
  });

  it.each(['umami.example.org', '//umami.example.org', 'https:umami', 'https://', 'ftp://example.org', 'http://a b'])(
    'B7.1 with «%s», which is no web address, as host',
    (host) => {
      expect(countPage({ host })).toEqual({ count: 0, printed: [wrongHost(host)] });
    },
  );

  it.each([
    { settings: { id: null, host: null, ignoreLocalhost: true }, reason: missingId },
    { settings: { host: null, ignoreLocalhost: true }, reason: missingHost },
    { settings: { host: 'umami', ignoreLocalhost: true }, reason: wrongHost('umami') },
    { settings: { ignoreLocalhost: true }, reason: isLocalhost },
    { settings: {}, reason: isDisabled },
  ])('B7.1 only the first reason counts: $reason', ({ settings, reason }) => {
    disable('false');
    expect(countPage({ domains, ...settings }, localhost)).toEqual({ count: 0, printed: [reason] });
  });

  it('B7.1 all is asked again at every send', () => {
    const { sent, start } = beginVisit();
    const printed = watchConsole();
    start({ autoTrack: false });
    disable('1');
    tellEvent('first');
    tellEvent('second');
    localStorage.clear();
    tellEvent('third');
    expect(sent.map(({ body }) => body.payload['name'])).toEqual(['third']);
    expect(printed).toEqual([isDisabled, isDisabled]);
  });
});

it.each<[string, Partial<AnalyticsSettings>, string]>([
  ['on localhost, if nothing else is said', {}, localhost],
  ['on a host that is among the domains, with an empty umami.disabled', { domains }, 'https://other.example.org:8443/'],
])('B7.1 a page counts %s', (_, settings, address) => {
  disable('');
  expect(countPage(settings, address).count).toBe(1);
});

it.each([
  [0, 'navigator', 'doNotTrack', '1'],
  [0, 'navigator', 'doNotTrack', 'yes'],
  [0, 'window', 'doNotTrack', '1'],
  [0, 'navigator', 'globalPrivacyControl', true],
  [1, 'navigator', 'doNotTrack', '0'],
  [1, 'navigator', 'doNotTrack', 'unspecified'],
  [1, 'navigator', 'globalPrivacyControl', false],
] as const)(
  'B7.7 who does not want to be counted is not, nor reads of it: %d with %s.%s %j',
  (count, on, name, value) => {
    wish({ navigator, window }[on], name, value);
    expect(countPage()).toEqual({ count, printed: [] });
  },
);
