/**
 * From a letter to the results it brings, with 2000 documents on a processor four times as slow: `npm run bench:typing`,
 * no part of `npm test`, because it needs the machine for itself. The goal is 50 ms beyond the pause for the next letter.
 */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { indexDocuments } from '@/lib/search-index/server/indexing';
import { buildIndex } from '@/lib/search-index/buildIndex';
import { launchOptions } from '../playwright.config';
import { forSearchHost, startVisitorsServer } from '../tests/real/deploy/testSearchServer';
import { manyDocuments } from '../tests/support/manyDocuments';
import { sampleDocuments, sampleRules } from '../tests/support/sampleDocuments';
import { keyTimes, median } from './support/keyTimes';
import type { KeyTime } from './support/keyTimes';
import { useServer } from './support/searchServer';
import { withRules } from '../tests/support/searchRules';

test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, ...forSearchHost] } });

// They measure time: not one beside the other.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** Milliseconds that the page waits for the next letter. */
const typingPause = 120;

/** Milliseconds beyond the pause, for a machine that is not as quick. */
const limit = 150;

/** More than 100 letters; each brings other hits or other marks. */
const searches = [
  'leerwohnungsquote',
  'bevölkerung',
  'arbeitslosenquote',
  'wanderungssaldo',
  'logiernächte',
  'energieverbrauch',
  'mietpreise',
  'wohnviertel',
];

const documents = manyDocuments(sampleDocuments('de'), 2000);

/** Types into the search of the page. */
function searchTimes(page: Page): Promise<readonly KeyTime[]> {
  const field = page.getByRole('combobox', { name: 'Suchwörter' });
  return keyTimes(page, searches, { field, results: 'section[aria-labelledby="search-results"]' });
}

function expectQuick(times: readonly KeyTime[]): void {
  const inPage = median(times.map((time) => time.inPage)) - typingPause;
  const painted = median(times.map((time) => time.painted)) - typingPause;
  console.log(
    `Results ${inPage.toFixed(1)} ms beyond the pause in the page, ${painted.toFixed(1)} ms painted; ` +
      `medians of ${times.length} letters.`,
  );
  expect(times.length).toBeGreaterThanOrEqual(100);
  expect(painted).toBeLessThan(limit);
}

test('the shipped index shows results while visitors type', async ({ page }) => {
  await page.route('**/search/de.json', (route) =>
    route.fulfill({ json: buildIndex(documents, sampleRules('de'), 'de') }),
  );
  await page.goto('/suche?q=leer', { waitUntil: 'networkidle' });
  expectQuick(await searchTimes(page));
});

test('the search server shows results while visitors type', async ({ page }) => {
  const { url, visitorsUrl, masterKey, stop } = await startVisitorsServer();
  await indexDocuments(withRules(new Map([['de', documents]])), { url, adminKey: masterKey });
  await useServer(page, { url: visitorsUrl, key: masterKey });
  await page.goto('/suche?q=leer', { waitUntil: 'networkidle' });
  const times = await searchTimes(page);
  await stop();
  expectQuick(times);
});
