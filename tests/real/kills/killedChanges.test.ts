import { expect, it } from 'vitest';
import { indexedDocuments } from '@/lib/search-index/server/indexedDocuments';
import { settingsOf } from '@/lib/search-index/server/settings';
import { changedEdition, completeCounts, lookAtChanges } from '../meilisearch/changedEditions';
import { makeDocument, makeDocuments } from '../meilisearch/documents';
import { completeRun, killRuns, randomMoments } from '../meilisearch/killedRuns';
import { createTestSite } from '../meilisearch/testSite';
import { watchSearches } from '../meilisearch/watchSearches';
import { kills } from './kills';
import { rulesByLocale } from '../../support/searchRules';

it('B8.2 sending changes that is killed at any moment leaves visitors with what was before or is new', async () => {
  const site = createTestSite();
  const seed = Date.now() % 1_000_000;
  await completeRun(site, 0, 'changes');
  const times = await completeRun(site, 1, 'changes');
  const moments = randomMoments(kills, times, seed);
  console.log(`seed ${seed}, steps of a run after ${times.map((time) => time.toFixed(0)).join(', ')} ms`);

  const watch = watchSearches(site, lookAtChanges);
  const killed = await killRuns(site, moments, 2, 'changes');
  const last = kills + 2;
  await completeRun(site, last, 'changes');
  const { searches, faults, editions } = await watch.stop();

  expect(faults, `seed ${seed}`).toEqual([]);
  expect(searches).toBeGreaterThan(kills);
  // Most runs are killed while they work, some of them when visitors already find what is new.
  expect(killed).toBeGreaterThan(kills / 2);
  expect(editions.size).toBeGreaterThan(3);
  expect(await site.editions('de')).toEqual(completeCounts('de', last));
  expect(await site.editions('fr')).toEqual(completeCounts('fr', last));
  expect(await site.names()).toEqual([`${site.prefix}_de`, `${site.prefix}_fr`]);
  const { way } = await site.index(Object.fromEntries(changedEdition(last)));
  expect(way).toBe('nothing');
}, 240_000);

it('B8.2 a run takes back what a killed one has asked for and the server had not done yet', async () => {
  const site = createTestSite();
  await site.index({ de: makeDocuments(3) });
  // The server does one after the other, first something of somebody else.
  await site.client.index(`other${site.prefix}`).addDocuments([...makeDocuments(8000)], { primaryKey: 'id' });
  const asked = indexedDocuments([makeDocument(2, 'killed'), makeDocument(4, 'killed')], settingsOf(rulesByLocale.de));
  const task = await site.client.index(`${site.prefix}_de`).addDocuments([...asked], { primaryKey: 'id' });

  const { languages } = await site.index({ de: makeDocuments(3) });

  await site.client.tasks.waitForTask(task, { timeout: 60_000 });
  expect(languages).toEqual([{ locale: 'de', sent: 1, unchanged: 2, removed: 1 }]);
  expect(await site.editions('de')).toEqual({ first: 3 });
});
