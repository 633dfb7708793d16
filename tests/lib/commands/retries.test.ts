import { describe, expect, it } from 'vitest';
import { onePassed, sum } from '@/lib/commands/counts.mjs';
import { markAsFailed, repeatedRetries } from '@/lib/commands/retries.mjs';
import { temporaryFolder } from './temporaryFolder';

describe('tests that were retried', () => {
  it('are at fault when they were in the last run, too', () => {
    const file = `${temporaryFolder().path}/retried/test.json`;
    expect(repeatedRetries(['jumps', 'falls'], file)).toEqual([]);
    expect(repeatedRetries(['falls', 'waits'], file)).toEqual(['falls']);
    expect(repeatedRetries([], file)).toEqual([]);
    expect(repeatedRetries(['falls'], file)).toEqual([]);
  });

  it('count as failed then', () => {
    const counts = { ...sum([onePassed, onePassed]), retried: ['falls'] };
    expect(markAsFailed(counts, ['falls'])).toEqual({
      ...counts,
      passed: 1,
      failed: 1,
      remarks: ['failed: falls, at the second attempt in two runs in a row'],
    });
  });
});
