import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { embeddedPage, foreignHost, standInFor } from './support/foreignSite';
import { placeOf, questionsOf, quizPage } from './support/quiz';
import { pageWith } from './support/site';

function embedded(page: Page): Locator {
  return page.locator('[data-embed]');
}

/** Where it is on the page, and how large. */
function roomOf(page: Page): Promise<readonly number[]> {
  return embedded(page).evaluate((panel) => {
    const { x, y, width, height } = panel.getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round);
  });
}

function load(page: Page): Promise<void> {
  return page.locator('[data-embed-load]').click();
}

test.describe('content of another website', () => {
  test('B4.4 loads at the click and not before, in the room that was kept for it', async ({ page }) => {
    const requests = await standInFor(page);
    await page.goto(embeddedPage(), { waitUntil: 'networkidle' });
    const before = await roomOf(page);
    const address = (await embedded(page).getAttribute('data-embed')) ?? '';
    const title = (await embedded(page).getAttribute('data-embed-title')) ?? '';
    expect(requests).toEqual([]);
    await load(page);
    await expect(page.getByTitle(title).and(page.locator('iframe'))).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `${foreignHost()} ist eingefügt` })).toBeAttached();
    expect(requests).toEqual([address]);
    expect(await roomOf(page)).toEqual(before);
    await expect(page.getByRole('link', { name: `Inhalt auf ${foreignHost()} öffnen` })).toBeVisible();
  });
});

test.describe('a quiz by keyboard', () => {
  test('says whether an answer is right, and goes on to the next question', async ({ page }) => {
    const right = questionsOf(quizPage())[0]?.answers.findIndex(({ correct }) => correct) ?? 0;
    await page.goto(quizPage());
    await expect(placeOf(page, 1)).toBeVisible();
    await page.getByRole('radio').first().press('Space');
    for (let presses = 0; presses < right; presses += 1) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio').nth(right)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Richtig.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Nächste Frage' }).press('Enter');
    await expect(placeOf(page, 2)).toBeFocused();
    await expect(placeOf(page, 2)).toBeInViewport();
  });

  test('leaves no trace', async ({ page }) => {
    await page.goto(quizPage(), { waitUntil: 'networkidle' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url().replace(/^https?:\/\/[^/]+/, '')));
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Antwort prüfen' }).click();
    await expect(page.getByRole('button', { name: 'Nächste Frage' })).toBeVisible();
    // The question for a newer build and the data of pages that are linked say nothing of the quiz; for the symbol of the
    // site, a browser asks when it likes.
    const others = requests.filter(
      (address) => !/^\/(?:builds\/latest\.json|favicon\.svg|.+\/_payload\.json)(?:\?\d+)?$/.test(address),
    );
    expect(others).toEqual([]);
    const traces = await page.evaluate(() => [document.cookie, Object.keys(localStorage), Object.keys(sessionStorage)]);
    expect(traces).toEqual(['', ['bs_consent_cookie'], []]);
  });
});

test.describe('a term of the glossary', () => {
  const withTerms = (): string => pageWith('article with terms of the glossary', /glossary-terms-button/, 'article');

  test('opens and closes by keyboard, and leads to the glossary', async ({ page }) => {
    await page.goto(withTerms());
    const term = page.locator('main button[popovertarget]:visible').first();
    const explanation = page.locator('[popover]:popover-open');
    await term.focus();
    await page.keyboard.press('Enter');
    await expect(explanation).toBeVisible();
    await expect(explanation).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(explanation).toBeHidden();
    await expect(term).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const more = explanation.getByRole('link', { name: 'Mehr im Glossar' });
    await expect(more).toBeFocused();
    const address = (await more.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(page.locator(`[id="${address.split('#')[1] ?? ''}"]`)).toBeInViewport();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 320, height: 640 } });

    test('opens and closes by touch', async ({ page }) => {
      await page.goto(withTerms());
      const explanation = page.locator('main [popover]:popover-open');
      await page.locator('main button[popovertarget]:visible').first().tap();
      await expect(explanation).toBeInViewport({ ratio: 1 });
      await page
        .getByRole('heading', { level: 2 })
        .first()
        .tap({ force: true, position: { x: 2, y: 2 } });
      await expect(explanation).toBeHidden();
    });
  });
});

test.describe('a list of products', () => {
  const withList = (): string => pageWith('long list of products', / data-later=/, 'indicator-set-list');

  test('is narrowed and lengthened by keyboard', async ({ page }) => {
    await page.goto(withList());
    const list = page.locator('[data-product-list]');
    const rows = list.getByRole('listitem');
    await expect(rows).toHaveCount(10);
    await list.getByRole('button', { name: 'Mehr laden' }).press('Enter');
    await expect(rows.nth(10).getByRole('link')).toBeFocused();
    await list.getByRole('radio', { name: 'Alle' }).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(list.getByRole('radio').nth(1)).toBeChecked();
    const label = (await list.locator('label').nth(1).textContent()) ?? '';
    const count = Number(/\d+$/.exec(label)?.[0]);
    await expect(list.getByRole('status')).toHaveText(`${Math.min(10, count)} von ${count} Einträgen`);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is there as a whole', async ({ page }) => {
      await page.goto(withList());
      const list = page.locator('[data-product-list]');
      expect(await list.getByRole('listitem').count()).toBeGreaterThan(10);
      await expect(list.getByRole('button')).toBeHidden();
    });
  });
});
