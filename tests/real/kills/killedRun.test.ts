import { expect, it } from 'vitest';
import { completeRun, countOf, killRuns, randomMoments } from '../meilisearch/killedRuns';
import { frenchCount } from '../meilisearch/runRequest';
import { createTestSite } from '../meilisearch/testSite';
import { watchSearches } from '../meilisearch/watchSearches';
import { kills } from './kills';

it('B8.2 a run that is killed at any moment leaves visitors with a complete index', async () => {
  const site = createTestSite();
  const seed = Date.now() % 1_000_000;
  await completeRun(site, 0);
  // The runs to come begin as this one does: with what a killed one has left.
  await killRuns(site, [{ steps: 7, laterMs: 0 }], 1);
  const times = await completeRun(site, 2);
  const moments = randomMoments(kills, times, seed);
  console.log(`seed ${seed}, steps of a run after ${times.map((time) => time.toFixed(0)).join(', ')} ms`);

  const watch = watchSearches(site);
  const killed = await killRuns(site, moments, 3);
  const last = kills + 3;
  await completeRun(site, last);
  const { searches, faults, editions } = await watch.stop();

  expect(faults, `seed ${seed}`).toEqual([]);
  expect(searches).toBeGreaterThan(kills);
  // Most runs are killed while they work, some of them when visitors already find what is new.
  expect(killed).toBeGreaterThan(kills / 2);
  expect(editions.size).toBeGreaterThan(3);
  expect(await site.editions('de')).toEqual({ [last]: countOf(last) });
  expect(await site.editions('fr')).toEqual({ [last]: frenchCount });
  expect(await site.names()).toEqual([`${site.prefix}_de`, `${site.prefix}_fr`]);
}, 480_000);
