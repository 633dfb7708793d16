import { expect, it } from 'vitest';
import { randomNumbers } from '../../support/random';
import { createTestSite } from '../meilisearch/testSite';
import { completeCounts, documentsOfEdition } from './editions';
import { completeRun, killRun } from './killedRuns';
import { kills } from './kills';
import { watchSearches } from './watchSearches';

it('B8.2 a run that is killed at any moment, of new indexes or of changes, leaves visitors one whole edition', async () => {
  const site = createTestSite();
  const seed = Date.now() % 1_000_000;
  const random = randomNumbers(seed);
  let edition = 0;
  const complete = (full: boolean): Promise<readonly number[]> => completeRun(site, { edition: edition++, full });
  await complete(true);
  const changes = await complete(false);
  const whole = await complete(true);
  console.log(`seed ${seed}, ${whole.length} steps of a whole run, ${changes.length} of changes`);

  const watch = watchSearches(site);
  let killed = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const full = kill % 2 === 0;
    if (await killRun(site, { edition: edition++, full }, full ? whole : changes, random)) killed += 1;
  }
  await complete(false);
  const { searches, faults, editions } = await watch.stop();

  const last = edition - 1;
  expect(faults, `seed ${seed}`).toEqual([]);
  expect(searches).toBeGreaterThan(kills);
  // Most runs are killed while they work, some of them when visitors already find what is new.
  expect(killed).toBeGreaterThan(kills / 2);
  expect(editions.size).toBeGreaterThan(2);
  for (const locale of ['de', 'fr'] as const) expect(await site.editions(locale)).toEqual(completeCounts(locale, last));
  expect(await site.names()).toEqual([`${site.prefix}_de`, `${site.prefix}_fr`]);
  expect(await site.index(Object.fromEntries(documentsOfEdition(last)))).toMatchObject({ way: 'nothing' });
});
