import { beforeEach, expect, it, vi } from 'vitest';
import { lateTurn, takeTurn } from '@/lib/build/renderingTurn';
import type { Alone } from '@/lib/build/renderingTurn';
import type { WaitingNext } from '@/lib/next/nextBuild';
import { eventually } from '../../support/eventually';

const { startAhead } = vi.hoisted(() => ({ startAhead: vi.fn<(code: string) => Promise<WaitingNext | undefined>>() }));

vi.mock('@/lib/next/nextBuild', () => ({ startAhead }));

const stop = vi.fn<() => Promise<void>>(() => Promise.resolve());
const waiting: WaitingNext = { isRunning: () => true, ended: new Promise(() => undefined), stop };

/** How many hold the lock now, and how often it was taken. */
let held = 0;
let taken = 0;

const renderAlone: Alone = async (work) => {
  taken += 1;
  held += 1;
  try {
    return await work();
  } finally {
    held -= 1;
  }
};

beforeEach(() => {
  vi.clearAllMocks();
  [held, taken] = [0, 0];
  startAhead.mockResolvedValue(waiting);
});

it('begins before there is something to render, and gives what was started ahead to the first who uses it', async () => {
  const turn = takeTurn(renderAlone, 'the code');
  await eventually(() => expect(startAhead).toHaveBeenCalledExactlyOnceWith('the code'));
  expect(held).toBe(1);
  expect(await turn.use((ahead) => Promise.resolve(ahead))).toBe(waiting);
  expect([held, taken]).toEqual([0, 1]);
  expect(stop).toHaveBeenCalledOnce();
  expect(await turn.use((ahead) => Promise.resolve(ahead))).toBeUndefined();
  expect([held, taken]).toEqual([0, 2]);
  await turn.end();
  expect(taken).toBe(2);
});

it('tells who uses it of what fails, and lets others render', async () => {
  const turn = takeTurn(renderAlone, 'the code');
  await expect(turn.use(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(held).toBe(0);
  expect(stop).toHaveBeenCalledOnce();
});

it('tells who uses it if Next.js could not be started', async () => {
  startAhead.mockRejectedValue(new Error('no disk'));
  const turn = takeTurn(renderAlone, 'the code');
  await expect(turn.use(() => Promise.resolve(1))).rejects.toThrow('no disk');
  await turn.end();
});

it('ends what waits if there is nothing to render', async () => {
  const turn = takeTurn(renderAlone, 'the code');
  await eventually(() => expect(startAhead).toHaveBeenCalled());
  await turn.end();
  expect(stop).toHaveBeenCalledOnce();
  expect(held).toBe(0);
});

it('keeps nobody waiting who has nothing to render while others do', async () => {
  const turn = takeTurn(() => new Promise(() => undefined), 'the code');
  await turn.end();
  expect(startAhead).not.toHaveBeenCalled();
});

it('starts nothing ahead for what may wait', async () => {
  const turn = lateTurn(renderAlone);
  expect(taken).toBe(0);
  expect(await turn.use((ahead) => Promise.resolve(ahead))).toBeUndefined();
  await turn.end();
  expect([held, taken]).toEqual([0, 1]);
  expect(startAhead).not.toHaveBeenCalled();
});
