import { describe, expect, it, vi } from 'vitest';
import { beginVisit, settle, tellEvent, watchConsole } from './visit';
import type { Visit } from './visit';

const token = 'eyJhbGciOi.eyJzZXNzaW9u.c2lnbmF0dXJl';

/** Begins a visit with one event that is answered so. */
async function visitAnswered(...texts: readonly string[]): Promise<Visit> {
  const visit = beginVisit();
  visit.answers.push(...texts.map((text) => () => Promise.resolve(new Response(text))));
  visit.start({ autoTrack: false });
  for (const text of texts) {
    tellEvent(`before «${text}»`);
    await settle();
  }
  return visit;
}

function cacheOfNext({ sent }: Visit): unknown {
  tellEvent('next');
  return sent.at(-1)?.headers;
}

describe('answers', () => {
  it.each([
    ['a text', [token]],
    ['of JSON only the cache', [JSON.stringify({ cache: token, sessionId: 'a', visitId: 'b' })]],
    ['the last one, after an answer without a token,', [token, '{"beep":"boop"}']],
  ])('B7.5 %s is sent back as x-umami-cache', async (_, texts) => {
    const visit = await visitAnswered(...texts);
    expect(cacheOfNext(visit)).toStrictEqual({ 'Content-Type': 'application/json', 'x-umami-cache': token });
  });

  it.each([
    '{"beep":"boop"}',
    '{}',
    '{"cache":5}',
    '{"cache":""}',
    '["token"]',
    '"token"',
    'null',
    '1',
    '',
    '<!doctype html>\n<p>Bonjour',
  ])('B7.5 of «%s» nothing is kept', async (text) => {
    const visit = await visitAnswered(text);
    expect(cacheOfNext(visit)).toStrictEqual({ 'Content-Type': 'application/json' });
  });

  it('B4.2 the token is forgotten when the visitor takes the consent back', async () => {
    const visit = beginVisit();
    visit.answers.push(() => Promise.resolve(new Response(token)));
    const analytics = visit.start({ autoTrack: false });
    tellEvent('first');
    analytics.stop();
    await settle();
    visit.start({ autoTrack: false });
    expect(cacheOfNext(visit)).toStrictEqual({ 'Content-Type': 'application/json' });
  });

  it('B7.5 disabled: true stops all that would follow', async () => {
    const visit = await visitAnswered(JSON.stringify({ cache: token, disabled: true }));
    tellEvent('next');
    vi.advanceTimersByTime(10_000);
    expect(visit.sent).toHaveLength(1);
  });

  it.each(['{"disabled":"true"}', '{"disabled":false}'])('B7.5 %s stops nothing', async (text) => {
    const visit = await visitAnswered(text);
    tellEvent('next');
    expect(visit.sent).toHaveLength(2);
  });
});

it.each<[string, () => Promise<Response>]>([
  ['the network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['status 400', () => Promise.resolve(new Response(token, { status: 400 }))],
])('B7.7 failures %s: an error in the console, no token, and the next send is tried', async (_, answer) => {
  const visit = beginVisit();
  const printed = watchConsole();
  visit.answers.push(answer);
  visit.start();
  vi.advanceTimersByTime(300);
  await settle();
  expect(printed).toEqual(['error: Analytics: collecting failed.']);
  expect(cacheOfNext(visit)).toStrictEqual({ 'Content-Type': 'application/json' });
  expect(visit.sent).toHaveLength(2);
});
