import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { startAnalytics as StartAnalytics } from '@/lib/client/analytics/analytics';
import { emit } from '@/lib/shared/browser/events';
import type { BrowserSettings } from '@/lib/shared/browser/browserSettings';
import { usualSettings } from '@/tests/fixtures/analyticsSettings';
import { plainSettings } from '@/tests/fixtures/plainSettings';
import { stopListenersAfterTest } from './listeners';

const host = 'statistik.example';

const settings: BrowserSettings = { ...plainSettings, productionHost: host, analytics: usualSettings };

/** Called when the file with the analytics is asked for. */
const loaded = vi.fn<() => Promise<void>>();
const startAnalytics = vi.fn<typeof StartAnalytics>();
const pageShown = vi.fn<() => void>();
const stop = vi.fn<() => void>();

let decide: (choice: 'all' | 'partial') => void;

/** What is awaited is there, or was never asked for. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
}

/** Without a host that of the window counts. */
async function startAt(from: BrowserSettings, at?: string): Promise<void> {
  const { startAnalyticsGate } = await import('@/lib/client/analyticsGate');
  startAnalyticsGate(from, at);
  await settle();
}

function start(): Promise<void> {
  return startAt(settings, host);
}

/** As the browser reports them; undefined: it has no such setting. */
function wish(name: 'doNotTrack' | 'globalPrivacyControl', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

beforeEach(async () => {
  localStorage.clear();
  stopListenersAfterTest();
  for (const mock of [loaded, startAnalytics, pageShown, stop]) mock.mockReset();
  loaded.mockResolvedValue();
  startAnalytics.mockReturnValue({ pageShown, stop });
  wish('doNotTrack', null);
  wish('globalPrivacyControl', undefined);
  vi.resetModules();
  // Named afresh each time: a module that was loaded once stays so.
  vi.doMock('@/lib/client/analytics/analytics', async () => {
    await loaded();
    return { startAnalytics };
  });
  ({ setConsent: decide } = await import('@/lib/client/consent'));
});

describe('without consent', () => {
  it.each([undefined, '2', '3', 'true'])('B4.3 nothing of the analytics is loaded: %j', async (decision) => {
    localStorage.setItem('bs_consent_cookie', decision ?? '');
    await start();
    expect(loaded).not.toHaveBeenCalled();
  });

  it('B4.3 neither a page nor another answer changes that', async () => {
    await start();
    emit('page:finish', { path: '/themen', shown: true });
    decide('partial');
    await settle();
    expect(loaded).not.toHaveBeenCalled();
  });
});

it.each<[string, BrowserSettings, string | undefined]>([
  ['on another host', settings, 'vorschau.example'],
  ['on a host that only begins alike', settings, 'statistik.example.org'],
  ['on a host below', settings, 'www.statistik.example'],
  ['on this machine, whose host counts unless a test says otherwise', settings, undefined],
  ['where no host is the production host', { ...settings, productionHost: '' }, host],
  ['where no host is the production host and the page has none', { ...settings, productionHost: '' }, ''],
  ['where the office counts nothing', { ...settings, analytics: null }, host],
])('B4.3 with consent, all the same nothing is loaded %s', async (_, from, at) => {
  decide('all');
  await startAt(from, at);
  decide('all');
  await settle();
  expect(loaded).not.toHaveBeenCalled();
});

describe('consent', () => {
  it.each([
    ['doNotTrack', '0'],
    ['doNotTrack', 'unspecified'],
    ['globalPrivacyControl', false],
  ] as const)('B4.3 counts from an earlier visit, with %s %j', async (name, value) => {
    wish(name, value);
    decide('all');
    await start();
    expect(startAnalytics).toHaveBeenCalledExactlyOnceWith(usualSettings, [
      expect.objectContaining({ title: document.title }),
    ]);
  });

  it('B4.3 counts from the moment it is given, and once', async () => {
    await start();
    expect(loaded).not.toHaveBeenCalled();
    decide('all');
    decide('all');
    await settle();
    decide('all');
    await settle();
    expect(loaded).toHaveBeenCalledOnce();
    expect(startAnalytics).toHaveBeenCalledOnce();
  });

  it('B4.2 that is taken back while the file is on its way starts nothing', async () => {
    await start();
    decide('all');
    decide('partial');
    await settle();
    expect(startAnalytics).not.toHaveBeenCalled();
  });

  it('B4.2 that is taken back stops the counting at once', async () => {
    decide('all');
    await start();
    decide('partial');
    expect(stop).toHaveBeenCalledOnce();
    emit('page:finish', { path: '/themen', shown: true });
    decide('partial');
    expect(pageShown).not.toHaveBeenCalled();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('B4.3 is worth nothing when the file cannot be loaded, which the console says', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    loaded.mockRejectedValue(new Error('gone'));
    decide('all');
    await start();
    expect(error).toHaveBeenCalledExactlyOnceWith('No analytics.', expect.any(Error));
    emit('page:finish', { path: '/themen', shown: true });
    expect(startAnalytics).not.toHaveBeenCalled();
  });
});

it('B7.2 pages that are seen while the file is on its way are counted with the first', async () => {
  let arrive: () => void = () => undefined;
  loaded.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)));
  decide('all');
  document.title = 'Themen';
  const { startAnalyticsGate } = await import('@/lib/client/analyticsGate');
  startAnalyticsGate(settings, host);
  document.title = 'Tourismus';
  emit('page:finish', { path: '/thema/tourismus', shown: true });
  arrive();
  await settle();
  expect(startAnalytics.mock.calls[0]?.[1].map(({ title }) => title)).toEqual(['Themen', 'Tourismus']);
  expect(pageShown).not.toHaveBeenCalled();
});

describe('a further page', () => {
  beforeEach(async () => {
    decide('all');
    await start();
  });

  it('B7.2 counts when it is shown, not when it came to nothing', () => {
    emit('page:finish', { path: '/themen', shown: true });
    emit('page:finish', { path: '/apps', shown: false });
    emit('page:finish', { path: '/apps', shown: true });
    expect(pageShown).toHaveBeenCalledTimes(2);
  });

  it.each<[string, () => Event]>([
    ['without detail', () => new Event('page:finish')],
    ['with empty detail', () => new CustomEvent('page:finish')],
    ['with a text', () => new CustomEvent('page:finish', { detail: 'shown' })],
    ['with a number', () => new CustomEvent('page:finish', { detail: { shown: 1 } })],
  ])('B7.2 does not count when another script only says so, %s', (_, makeEvent) => {
    document.dispatchEvent(makeEvent());
    expect(pageShown).not.toHaveBeenCalled();
  });
});
