/**
 * From a letter to the list that it leaves, with 1084 indicators on a processor four times as slow: `npm run bench:typing`, no part
 * of `npm test`, because it needs the machine for itself. The goal is 100 ms.
 */
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { keyTimes, median } from './support/keyTimes';
import { wordsField } from './support/portal';
import { jsonOf } from './support/site';

test.describe.configure({ timeout: 180_000 });

const count = 1084;

/** Milliseconds, for a machine that is not as quick. */
const limit = 200;

const dataSchema = z.looseObject({ records: z.array(z.looseObject({ key: z.string(), title: z.string() })) });

const { records, ...data } = jsonOf('daten/portal.de.json', dataSchema);

/** The indicators of the site, again and again under other keys. */
function manyIndicators(): object {
  const many = Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / records.length);
    return { ...records[index % records.length], key: `${index}`, keywords: `Runde ${round}` };
  });
  return { ...data, records: many };
}

test('the list of 1084 indicators is narrowed while visitors type', async ({ page }) => {
  await page.route('**/daten/portal.de.json', (route) => route.fulfill({ json: manyIndicators() }));
  await page.goto('/indikatorenportal', { waitUntil: 'networkidle' });
  await expect(page.locator('[data-island="Portal"]').getByRole('status').first()).toHaveText(/1.084 Indikatoren/);
  const field = wordsField(page);
  // Each letter leaves other indicators, or another number of them.
  const searches = records.slice(0, 5).map(({ title }) => title.toLowerCase());
  const times = await keyTimes(page, searches, { field, results: '[data-island="Portal"]' });
  const painted = median(times.map((time) => time.painted));
  const worst = Math.max(...times.map((time) => time.painted));
  console.log(
    `${median(times.map(({ inPage }) => inPage)).toFixed(1)} ms in the page, ${painted.toFixed(1)} ms painted, ` +
      `at most ${worst.toFixed(1)}; medians of ${times.length} letters.`,
  );
  expect(times.length).toBeGreaterThanOrEqual(20);
  expect(painted).toBeLessThan(limit);
});
