import { expect, test } from '@playwright/test';
import { maxOnMainThread } from '@/lib/search/shipped/loadShippedEngine';
import { buildIndex } from '@/lib/search-index/buildIndex';
import { manyDocuments } from '../tests/support/manyDocuments';
import { sampleDocuments, sampleRules } from '../tests/support/sampleDocuments';
import { watchPolicy } from './support/policy';
import { quizPage } from './support/quiz';
import { frequentWord, searchFor } from './support/searchWords';
import { missingPage, pageOf, titleOf } from './support/site';
import { heading, linkTo } from './support/ways';

test('searching, playing and going from page to page violate no policy', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto(searchFor(frequentWord()));
  await expect(page.getByRole('heading', { level: 2, name: /Treffer$/ })).toBeVisible();
  await page.goto(quizPage());
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Antwort prüfen' }).click();
  await page.goto('/themen');
  await linkTo(page, pageOf('theme')).click();
  await expect(heading(page)).toHaveText(titleOf(pageOf('theme')));
  await page.getByRole('searchbox').first().fill(frequentWord());
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(violations).toEqual([]);
});

test('many documents are searched in a worker, which no policy forbids', async ({ page }) => {
  const documents = manyDocuments(sampleDocuments('de'), maxOnMainThread + 1);
  const index = buildIndex(documents, sampleRules('de'), 'de');
  await page.route('**/search/de.json', (route) => route.fulfill({ json: index }));
  const violations = await watchPolicy(page);
  await page.goto(searchFor(documents[0]?.title ?? ''));
  await expect(page.getByRole('heading', { level: 2, name: /Treffer$/ })).toBeVisible();
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/workerEngine-\w+\.js$/),
  ]);
  expect(violations).toEqual([]);
});

test('no code turns text into markup or scripts, nor moves the base of addresses', async ({ page }) => {
  for (const address of ['/themen', '/suche', missingPage]) {
    await page.goto(address);
    const results = await page.evaluate(() => {
      const attempt = (act: () => void): string => {
        try {
          act();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'refused';
        }
      };
      const base = document.createElement('base');
      base.href = 'https://evil.example/';
      document.head.append(base);
      return [
        attempt(() => document.body.insertAdjacentHTML('beforeend', '<p>smuggled</p>')),
        attempt(() => (document.createElement('script').src = 'https://evil.example/x.js')),
        attempt(() => (document.createElement('script').text = 'alert(1)')),
        new URL(document.baseURI).host === window.location.host ? 'own' : 'moved',
      ];
    });
    // JSON.parse in the policy of pages with an island refuses code in its own way.
    const refused = expect.stringMatching(/^(Type|Syntax)Error$/);
    expect(results, address).toEqual(['TypeError', 'TypeError', refused, 'own']);
  }
});
