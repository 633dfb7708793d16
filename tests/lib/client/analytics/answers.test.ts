import { expect, it, vi } from 'vitest';
import { beginVisit, settle, tellEvent, watchConsole } from './visit';
import type { Visit } from './visit';

const token = 'eyJhbGciOi.eyJzZXNzaW9u.c2lnbmF0dXJl';

/** Begins a visit with one event for each of these answers, and one that follows them. */
async function visitAnswered(...texts: readonly string[]): Promise<Visit> {
  const visit = beginVisit();
  visit.answers.push(...texts.map((text) => () => Promise.resolve(new Response(text))));
  visit.start({ autoTrack: false });
  for (const text of [...texts, 'next']) {
    tellEvent(text || 'empty');
    await settle();
  }
  return visit;
}

it.each<[string, readonly string[], string | undefined]>([
  ['a text is sent back', [token], token],
  ['of JSON only the cache is', [JSON.stringify({ cache: token, sessionId: 'a', visitId: 'b' })], token],
  ['the last one is, after an answer without a token', [token, '{"beep":"boop"}'], token],
  ...['{"beep":"boop"}', '{"cache":5}', '"token"', 'null', '', '<!doctype html>\n<p>Bonjour'].map(
    (text): [string, readonly string[], undefined] => [`nothing is kept of «${text}»`, [text], undefined],
  ),
])('B7.5 as x-umami-cache, %s', async (_, texts, cache) => {
  const { sent } = await visitAnswered(...texts);
  expect(sent).toHaveLength(texts.length + 1);
  expect(sent.at(-1)?.headers['x-umami-cache']).toBe(cache);
});

it.each([
  [{ cache: token, disabled: true }, 1],
  [{ disabled: 'true' }, 2],
  [{ disabled: false }, 2],
])('B7.5 the server stops all that would follow with true alone: %j', async (answer, count) => {
  expect((await visitAnswered(JSON.stringify(answer))).sent).toHaveLength(count);
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
  tellEvent('next');
  expect(visit.sent).toHaveLength(2);
  expect(visit.sent[1]?.headers).toStrictEqual({ 'Content-Type': 'application/json' });
});
