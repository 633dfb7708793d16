import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AnalyticsSettings } from '@/lib/shared/browser/browserSettings';
import { isTrackingAllowed } from '@/lib/client/analytics/conditions';
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

/** How many requests one page makes, and what the console says of it. */
function countPage(settings: Partial<AnalyticsSettings> = {}, address?: string) {
  const { sent, start } = address === undefined ? beginVisit() : beginVisit({ address });
  const printed = watchConsole();
  start(settings);
  vi.advanceTimersByTime(300);
  return { count: sent.length, printed };
}

const localhost = 'http://localhost:3000/';
const missingId = 'error: Analytics: the website id is missing.';
const missingHost = 'error: Analytics: the host is missing.';
const isLocalhost = 'info: Analytics: nothing is counted, because this is localhost.';
const isDisabled = 'info: Analytics: nothing is counted, because umami.disabled is set in the local storage.';

function wrongHost(host: string): string {
  return `error: Analytics: the host «${host}» is not a web address.`;
}

function isForeign(host: string): string {
  return `info: Analytics: nothing is counted, because ${host} is not among the domains.`;
}

describe('nothing is sent, and the console says why', () => {
  it('B7.1 on the server, which is asked first: silently', () => {
    const { sent, start } = beginVisit();
    const printed = watchConsole();
    vi.stubGlobal('window', undefined);
    start().pageShown();
    vi.advanceTimersByTime(300);
    expect(isTrackingAllowed({ ...usualSettings, id: null })).toBe(false);
    expect(sent).toEqual([]);
    expect(printed).toEqual([]);
  });

  const domains = ['statistik.example.org', 'other.example.org'];

  it.each<[string, Partial<AnalyticsSettings>, string, string | undefined]>([
    ['without an id', { id: null }, missingId, undefined],
    ['without a host', { host: null }, missingHost, undefined],
    ['on localhost, if that is ignored', { ignoreLocalhost: true }, isLocalhost, localhost],
    ['below the domains', { domains }, isForeign('www.statistik.example.org'), 'https://www.statistik.example.org/'],
  ])('B7.1 %s', (_, settings, reason, address) => {
    expect(countPage(settings, address)).toEqual({ count: 0, printed: [reason] });
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
    expect(countPage({ host })).toEqual({ count: 0, printed: [wrongHost(host)] });
  });

  it.each(['1', 'false', ' '])('B7.1 if umami.disabled is «%s» in the local storage', (value) => {
    localStorage.setItem('umami.disabled', value);
    expect(countPage()).toEqual({ count: 0, printed: [isDisabled] });
  });

  it.each([
    { settings: { id: null, host: null, ignoreLocalhost: true }, reason: missingId },
    { settings: { host: null, ignoreLocalhost: true }, reason: missingHost },
    { settings: { host: 'umami', ignoreLocalhost: true }, reason: wrongHost('umami') },
    { settings: { ignoreLocalhost: true }, reason: isLocalhost },
    { settings: {}, reason: isDisabled },
  ])('B7.1 only the first reason counts: $reason', ({ settings, reason }) => {
    localStorage.setItem('umami.disabled', '1');
    expect(countPage({ domains, ...settings }, localhost)).toEqual({ count: 0, printed: [reason] });
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
  it.each<[string, Partial<AnalyticsSettings>, string]>([
    ['on localhost, if nothing else is said', {}, localhost],
    [
      'on a host that is among the domains',
      { domains: ['statistik.example.org', 'other.example.org'] },
      'https://other.example.org:8443/',
    ],
  ])('B7.1 %s', (_, settings, address) => {
    expect(countPage(settings, address).count).toBe(1);
  });

  it('B7.1 with an empty umami.disabled', () => {
    localStorage.setItem('umami.disabled', '');
    expect(countPage().count).toBe(1);
  });
});

describe('visitors who do not want to be counted', () => {
  it.each([
    ['navigator.doNotTrack', navigator, 'doNotTrack', '1'],
    ['navigator.doNotTrack', navigator, 'doNotTrack', 'yes'],
    ['window.doNotTrack', window, 'doNotTrack', '1'],
    ['window.doNotTrack', window, 'doNotTrack', 'yes'],
    ['Global Privacy Control', navigator, 'globalPrivacyControl', true],
  ])('B7.7 are not, nor do they read of it: %s', (_, on, name, value) => {
    wish(on, name, value);
    expect(countPage()).toEqual({ count: 0, printed: [] });
  });

  it.each(['0', 'no', 'unspecified', null])('B7.7 have not said so with «%s»', (value) => {
    wish(navigator, 'doNotTrack', value);
    wish(navigator, 'globalPrivacyControl', false);
    expect(countPage().count).toBe(1);
  });
});
