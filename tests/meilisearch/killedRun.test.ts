import { expect, it } from 'vitest';
import { completeRun, countOf, killRuns, randomMoments, watchSearches } from './killedRuns';
import { createTestSite } from './testSite';

const kills = 20;

it('B8.2 a run that is killed at any moment leaves visitors with a complete index', async () => {
  const site = createTestSite();
  const seed = Date.now() % 1_000_000;
  const firstMs = await completeRun(site, 0);
  const againMs = await completeRun(site, 1);
  const moments = randomMoments(kills, againMs, seed);
  console.log(`seed ${seed}, a run takes ${firstMs.toFixed(0)} ms, then ${againMs.toFixed(0)} ms`);

  const watch = watchSearches(site);
  await killRuns(site, moments);
  await completeRun(site, kills + 2);
  const { answers, incomplete } = await watch.stop();

  expect(incomplete, `seed ${seed}`).toEqual([]);
  expect(answers).toBeGreaterThan(kills);
  expect(await site.editions()).toEqual({ [kills + 2]: countOf(kills + 2) });
  expect(await site.names()).toEqual([`${site.prefix}_de`, `${site.prefix}_fr`]);
}, 240_000);
