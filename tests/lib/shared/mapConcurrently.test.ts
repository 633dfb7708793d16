import { expect, it } from 'vitest';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';

it('keeps the order of results and never runs more than allowed at once', async () => {
  let running = 0;
  let most = 0;
  const results = await mapConcurrently(
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
  await expect(mapConcurrently([1], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
