import { WriteStream } from 'node:tty';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startProgress } from '@/lib/shared/progress';

/** A stream in the place of the error output, and what was written to it. */
function output(isTerminal: boolean): { readonly stream: NodeJS.WriteStream; readonly written: () => string } {
  const parts: string[] = [];
  const stream: unknown = Object.create(WriteStream.prototype, {
    isTTY: { value: isTerminal },
    write: {
      value: (text: string) => {
        parts.push(text);
        return true;
      },
    },
  });
  if (!(stream instanceof WriteStream)) throw new TypeError('not a stream');
  return { stream, written: () => parts.join('') };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('progress in a file', () => {
  it('says what is under way if a stage takes long', () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    const { stream, written } = output(false);
    const progress = startProgress('Installing', undefined, stream);
    vi.advanceTimersByTime(2000);
    expect(written()).toBe('');
    vi.advanceTimersByTime(60_000);
    expect(written()).toBe('Installing …\n');
    progress.done();
    expect(written()).toBe('Installing …\nInstalling in 62.0 s\n');
  });

  it('is one line per stage, with count, rate and time', () => {
    const { stream, written } = output(false);
    const progress = startProgress('Reading', undefined, stream);
    progress.advance();
    progress.advance(39);
    vi.advanceTimersByTime(2000);
    expect(written()).toBe('');
    progress.done('entries');
    expect(written()).toBe('Reading 40 (20/s) entries in 2.0 s\n');
  });
});

it('progress on a terminal is redrawn at most ten times a second, and ends with a line', () => {
  const { stream, written } = output(true);
  const progress = startProgress('Reading', undefined, stream);
  expect(written()).toBe('Reading …');
  vi.advanceTimersByTime(100);
  progress.advance();
  progress.advance();
  vi.advanceTimersByTime(99);
  progress.advance();
  vi.advanceTimersByTime(1);
  progress.advance();
  progress.done();
  expect(written().split('\r\u001b[2K')).toEqual([
    'Reading …',
    'Reading 1 (10/s)',
    'Reading 4 (20/s)',
    'Reading 4 (20/s) in 0.2 s\n',
  ]);
});
