/** What servers from 2.0 promise: asked of the fake ones, and of a real one as described in docs/analytics.md. */
import { afterAll, describe, expect, it } from 'vitest';
import { event2, pageView1, pageView2 } from '@/tests/fixtures/umamiRequests';
import { startFakeUmami } from './fakeUmami';
import { askLeave, realUmami, tell, withPayload } from './umamiClient';
import type { UmamiServer } from './umamiClient';

const { website } = pageView2.body.payload;

const second = await startFakeUmami({ generation: 2 });
const third = await startFakeUmami({ generation: 3 });
afterAll(() => Promise.all([second.close(), third.close()]));

const token: unknown = expect.stringMatching(/^[!-~]+$/);
const counted = { status: 200, token };

function describeContract(name: string, server: UmamiServer): void {
  const pageView = withPayload(pageView2, { website: server.website });
  const event = withPayload(event2, { website: server.website });

  describe(name, () => {
    it('B7.3 counts page views and events of version 2', async () => {
      for (const message of [pageView, event]) expect(await tell(server.url, message)).toMatchObject(counted);
    });

    it('B7.5 counts what comes with its token', async () => {
      const first = await tell(server.url, pageView);
      expect(await tell(server.url, event, { 'x-umami-cache': first.token ?? '' })).toMatchObject(counted);
    });

    it('answers programs, but does not count them', async () => {
      expect(await tell(server.url, pageView, { 'User-Agent': 'curl/8.5.0' })).toMatchObject({
        status: 200,
        text: '{"beep":"boop"}',
        token: null,
      });
    });

    it.each([
      { rule: 'the type of version 1', message: { ...pageView, body: { ...pageView.body, type: 'pageview' } } },
      { rule: 'a type that it does not know', message: { ...pageView, body: { ...pageView.body, type: 'click' } } },
      { rule: 'a name of 51 characters', message: withPayload(event, { name: 'n'.repeat(51) }) },
      { rule: 'data that is no object', message: withPayload(event, { data: 'csv' }) },
    ])('B7.3 refuses $rule', async ({ message }) => {
      expect(await tell(server.url, message)).toMatchObject({ status: 400, token: null });
    });

    it('B7.3 has no place for version 1', async () => {
      expect(await tell(server.url, pageView1)).toMatchObject({ status: 404, token: null });
    });

    it('lets browsers on other sites send JSON and the token', async () => {
      const { ok, headers } = await askLeave(server.url);
      expect([ok, headers.get('Access-Control-Allow-Origin')]).toEqual([true, '*']);
      expect(headers.get('Access-Control-Allow-Headers')).toMatch(/^\*$|content-type, x-umami-cache/);
    });
  });
}

describeContract('a fake server of the second generation', { url: second.url, website });
describeContract('a fake server of the third generation', { url: third.url, website });
const real = realUmami();
if (real) describeContract('the server of UMAMI_TEST_URL', real);
