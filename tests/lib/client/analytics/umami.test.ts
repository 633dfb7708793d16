/** The code as it is, against servers that are as strict as the real ones. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startAnalytics } from '@/lib/client/analytics/analytics';
import { currentPage } from '@/lib/client/analytics/pageView';
import { startFakeUmami } from '@/tests/support/fakeUmami';
import type { FakeUmami, FakeUmamiOptions } from '@/tests/support/fakeUmami';
import { usualSettings } from '@/tests/fixtures/analyticsSettings';
import { tellEvent } from './visit';

const patience = { timeout: 10_000 };

interface Wish extends FakeUmamiOptions {
  readonly version: 1 | 2;
}

/** Counts this page; the server is closed with the test. */
async function countWith({ version, ...options }: Wish): Promise<FakeUmami> {
  const server = await startFakeUmami(options);
  const analytics = startAnalytics({ ...usualSettings, host: server.url, version }, [currentPage()]);
  onTestFinished(async () => {
    analytics.stop();
    await server.close();
  });
  return server;
}

/** Waits until the code has read so many answers. */
function watchAnswers(): (count: number) => Promise<unknown> {
  const { mock } = vi.spyOn(Response.prototype, 'text');
  return (count) => vi.waitUntil(() => mock.settledResults[count - 1]?.type === 'fulfilled', patience);
}

describe('servers', () => {
  it.each([
    { generation: 1, version: 1 },
    { generation: 2, version: 2 },
    { generation: 3, version: 2 },
  ] as const)('B7.3 of generation $generation count what version $version sends, and know it again', async (wish) => {
    const answers = watchAnswers();
    const { accepted, refused } = await countWith({ ...wish, countBots: true });
    await answers(1);
    tellEvent({ name: 'download', format: 'csv' });
    await answers(2);
    expect(accepted).toMatchObject([
      { kind: 'page view', known: false },
      { kind: 'event', known: true },
    ]);
    expect(refused).toEqual([]);
  });

  it('B7.7 of the wrong generation leave an error in the console', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { accepted, refused } = await countWith({ generation: 3, version: 1, countBots: true });
    await vi.waitUntil(() => error.mock.calls.length === 1, patience);
    expect(accepted).toEqual([]);
    expect(refused).toMatchObject([{ status: 404, path: '/api/collect' }]);
  });
});
