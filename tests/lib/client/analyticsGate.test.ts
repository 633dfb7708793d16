import { beforeEach, expect, it, vi } from 'vitest';
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

/** Without a host that of the window counts. */
async function start(from = settings, at: string | undefined = host): Promise<void> {
  const { startAnalyticsGate } = await import('@/lib/client/analyticsGate');
  startAnalyticsGate(from, at);
  await vi.dynamicImportSettled();
}

async function show(title: string, shown = true): Promise<void> {
  document.title = title;
  emit('page:finish', { path: `/${title}`, shown });
  await vi.dynamicImportSettled();
}

beforeEach(async () => {
  stopListenersAfterTest();
  for (const mock of [loaded, startAnalytics, pageShown, stop]) mock.mockReset();
  loaded.mockResolvedValue();
  startAnalytics.mockReturnValue({ pageShown, stop });
  vi.resetModules();
  // Named afresh each time: a module that was loaded once stays so.
  vi.doMock('@/lib/client/analytics/analytics', async () => {
    await loaded();
    return { startAnalytics };
  });
  ({ setConsent: decide } = await import('@/lib/client/consent'));
});

it.each(['', '2', '3', 'true'])('B4.3 without consent nothing of the analytics is loaded: %j', async (decision) => {
  localStorage.setItem('bs_consent_cookie', decision);
  await start();
  await show('themen');
  decide('partial');
  await show('apps');
  expect(loaded).not.toHaveBeenCalled();
});

it.each<[string, Partial<BrowserSettings>, string]>([
  ['on another host', {}, 'vorschau.example'],
  ['on a host that only begins alike', {}, 'statistik.example.org'],
  ['on a host below', {}, 'www.statistik.example'],
  ['on this machine', {}, window.location.hostname],
  ['where no host is the production host', { productionHost: '' }, host],
  ['where no host is the production host and the page has none', { productionHost: '' }, ''],
  ['where the office counts nothing', { analytics: null }, host],
])('B4.3 with consent, all the same nothing is loaded %s', async (_, from, at) => {
  decide('all');
  await start({ ...settings, ...from }, at);
  decide('all');
  await show('themen');
  expect(loaded).not.toHaveBeenCalled();
});

it('B4.3 consent counts from an earlier visit', async () => {
  decide('all');
  document.title = 'themen';
  await start();
  expect(startAnalytics).toHaveBeenCalledExactlyOnceWith(usualSettings, [expect.objectContaining({ title: 'themen' })]);
});

it('B4.3 consent counts from the moment it is given, and once', async () => {
  await start();
  decide('all');
  decide('all');
  await vi.dynamicImportSettled();
  decide('all');
  await show('themen');
  expect(startAnalytics).toHaveBeenCalledOnce();
});

it('B4.2 consent that is taken back while the file is on its way starts nothing', async () => {
  await start();
  decide('all');
  decide('partial');
  await vi.dynamicImportSettled();
  expect(startAnalytics).not.toHaveBeenCalled();
});

it('B4.2 consent that is taken back stops the counting at once', async () => {
  decide('all');
  await start();
  decide('partial');
  await show('themen');
  decide('partial');
  expect(stop).toHaveBeenCalledOnce();
  expect(pageShown).not.toHaveBeenCalled();
});

it('B4.3 consent is worth nothing when the file cannot be loaded, which the console says', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  loaded.mockRejectedValue(new Error('gone'));
  decide('all');
  await start();
  await show('themen');
  expect(error).toHaveBeenCalledExactlyOnceWith('No analytics.', expect.any(Error));
  expect(startAnalytics).not.toHaveBeenCalled();
});

it('B7.2 pages that are seen while the file is on its way are counted with the first', async () => {
  let arrive: () => void = () => undefined;
  loaded.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)));
  decide('all');
  document.title = 'themen';
  const { startAnalyticsGate } = await import('@/lib/client/analyticsGate');
  startAnalyticsGate(settings, host);
  const shown = show('tourismus');
  arrive();
  await shown;
  expect(startAnalytics.mock.calls[0]?.[1].map(({ title }) => title)).toEqual(['themen', 'tourismus']);
  expect(pageShown).not.toHaveBeenCalled();
});

it('B7.2 a further page counts when it is shown, not when it came to nothing or another script only says so', async () => {
  decide('all');
  await start();
  await show('themen');
  await show('apps', false);
  for (const detail of [undefined, 'shown', { shown: 1 }])
    document.dispatchEvent(new CustomEvent('page:finish', { detail }));
  document.dispatchEvent(new Event('page:finish'));
  expect(pageShown).toHaveBeenCalledOnce();
});
