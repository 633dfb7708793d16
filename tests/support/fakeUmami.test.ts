import { describe, expect, it } from 'vitest';
import { event1, event2, pageView1, pageView2 } from '@/tests/fixtures/umamiRequests';
import { fakeUmamiForTest, tell, withPayload } from './umamiClient';

function containing(text: string): unknown {
  return expect.stringContaining(text);
}

describe('a server before 2.0', () => {
  it('B7.3 has no place for version 2', async () => {
    const { url, accepted, refused } = await fakeUmamiForTest({ generation: 1 });
    await tell(url, pageView2);
    expect(accepted).toEqual([]);
    expect(refused).toEqual([
      { status: 404, reason: 'There is only /api/collect.', path: '/api/send', body: pageView2.body },
    ]);
  });

  it('B7.3 refuses events whose name has the field of version 2', async () => {
    const { url, accepted, refused } = await fakeUmamiForTest({ generation: 1 });
    await tell(url, { ...event2, address: event1.address });
    expect(accepted).toEqual([]);
    expect(refused).toMatchObject([{ status: 400, reason: containing('payload.event_name: ') }]);
  });

  it.each([
    { rule: 'an unknown type', message: { ...pageView1, body: { ...pageView1.body, type: 'click' } }, field: 'type' },
    { rule: 'a wrong website', message: withPayload(pageView1, { website: '7' }), field: 'payload.website' },
    { rule: 'a missing url', message: withPayload(pageView1, { url: undefined }), field: 'payload.url' },
    { rule: 'a long name', message: withPayload(event1, { event_name: 'n'.repeat(51) }), field: 'payload.event_name' },
    { rule: 'data as text', message: withPayload(event1, { event_data: 'csv' }), field: 'payload.event_data' },
  ])('B7.3 refuses $rule', async ({ message, field }) => {
    const { url, accepted, refused } = await fakeUmamiForTest({ generation: 1 });
    await tell(url, message);
    expect(accepted).toEqual([]);
    expect(refused).toMatchObject([{ status: 400, reason: containing(`${field}: `) }]);
  });
});

describe.each([2, 3] as const)('a server of generation %i', (generation) => {
  it('B7.3 takes an event of version 1 for a page view', async () => {
    const { url, accepted } = await fakeUmamiForTest({ generation });
    await tell(url, { ...event1, address: event2.address });
    expect(accepted).toMatchObject([{ kind: 'page view' }]);
  });

  it('B7.5 does not know tokens that it has not handed out', async () => {
    const { url, accepted } = await fakeUmamiForTest({ generation });
    const { text, token } = await tell(url, pageView2);
    await tell(url, pageView2, { 'x-umami-cache': `${text}and-more` });
    await tell(url, withPayload(pageView2, { website: '9b2f5a3e-64a1-4c7d-8f5b-0a4f7f1c2d3e' }), {
      'x-umami-cache': token ?? '',
    });
    expect(accepted).toMatchObject([{ known: false }, { known: false }, { known: false }]);
  });

  it.each(['curl/8.5.0', 'node', 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36'])(
    'takes %s for a bot, unless told to count it',
    async (agent) => {
      const strict = await fakeUmamiForTest({ generation });
      const counting = await fakeUmamiForTest({ generation, countBots: true });
      const { text } = await tell(strict.url, pageView2, { 'User-Agent': agent });
      await tell(counting.url, pageView2, { 'User-Agent': agent });
      expect(text).toBe('{"beep":"boop"}');
      expect(strict.accepted).toEqual([]);
      expect(strict.refused).toMatchObject([{ status: 200, reason: 'This is a bot.' }]);
      expect(counting.accepted).toHaveLength(1);
    },
  );
});

describe('answers', () => {
  it('are JSON in the third', async () => {
    const { url } = await fakeUmamiForTest({ generation: 3 });
    const { text, token } = await tell(url, pageView2);
    const id: unknown = expect.stringMatching(/^[\da-f-]{36}$/);
    expect(JSON.parse(text)).toEqual({ cache: token, sessionId: id, visitId: id });
  });
});
