import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLimiter } from '@/lib/cms/limit';

describe('the limiter', () => {
  it('B2.8 never runs more tasks than allowed and runs all of them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.boolean(), { maxLength: 30 }),
        async (most, fates) => {
          const limit = createLimiter(most);
          let running = 0;
          let highest = 0;
          const results = await Promise.allSettled(
            fates.map((succeeds) =>
              limit(async () => {
                running += 1;
                highest = Math.max(highest, running);
                await Promise.resolve();
                running -= 1;
                if (!succeeds) throw new Error('fails');
              }),
            ),
          );
          expect(highest).toBe(Math.min(most, fates.length));
          expect(results.map(({ status }) => status === 'fulfilled')).toEqual(fates);
        },
      ),
    );
  });

  it('B2.8 runs tasks in the order in which they came', async () => {
    const limit = createLimiter(1);
    const order: number[] = [];
    await Promise.all([1, 2, 3].map((number) => limit(() => Promise.resolve(order.push(number)))));
    expect(order).toEqual([1, 2, 3]);
  });
});
