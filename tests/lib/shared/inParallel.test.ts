import { expect, it } from 'vitest';
import { inParallel } from '@/lib/shared/inParallel';

it('keeps the order of results and never runs more than allowed at once', async () => {
  let running = 0;
  let most = 0;
  const results = await inParallel(
    [30, 10, 20, 5],
    async (milliseconds) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      running -= 1;
      return milliseconds * 2;
    },
    2,
  );
  expect(results).toEqual([60, 20, 40, 10]);
  expect(most).toBe(2);
});

it('passes the first error on', async () => {
  await expect(inParallel([1], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
