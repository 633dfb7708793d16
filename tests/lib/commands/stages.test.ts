import { beforeEach, expect, it, vi } from 'vitest';
import { oneFailed, onePassed } from '@/lib/commands/counts.mjs';
import { runRounds } from '@/lib/commands/stages.mjs';

let events: string[];

/** A stage that ends when the test says so. */
function held(name: string): { readonly stage: () => Promise<typeof onePassed>; readonly end: () => void } {
  let end = (): void => undefined;
  const ended = new Promise<typeof onePassed>((resolve) => (end = () => resolve(onePassed)));
  const stage = () => {
    events.push(name);
    return ended;
  };
  return { stage, end: () => end() };
}

beforeEach(() => {
  events = [];
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

it('two chains run at a time, and the next one as soon as one of them has ended', async () => {
  const [long, short, next] = [held('long'), held('short'), held('next')];
  const running = runRounds([[{ long: long.stage }, { short: short.stage }, { next: next.stage }]]);
  expect(events).toEqual(['long', 'short']);
  short.end();
  await vi.waitFor(() => expect(events).toEqual(['long', 'short', 'next']));
  next.end();
  long.end();
  expect([...(await running).keys()].toSorted()).toEqual(['long', 'next', 'short']);
});

it('a stage is skipped if the one that it needs has failed', async () => {
  const results = await runRounds([
    [{ build: () => Promise.resolve(oneFailed('build')), matrix: () => Promise.resolve(onePassed) }],
  ]);
  expect(results.get('matrix')).toMatchObject({ passed: 0, skipped: 1 });
});
