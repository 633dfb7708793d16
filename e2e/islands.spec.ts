import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { questionsOf, quizPage } from './support/quiz';
import { pageWith } from './support/site';

const scripts = '**/assets/QuizPlayer-*.js';
const text = 'Hier stehen die Fragen und Antworten.';
const failure = 'Dieser Teil der Seite funktioniert im Moment nicht.';

const answers: readonly { readonly name: string; readonly answer: (route: Route) => Promise<void> }[] = [
  { name: 'is cut off', answer: (route) => route.abort('connectionreset') },
  { name: 'is gone', answer: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }) },
  {
    name: 'is a page',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!DOCTYPE html><p>Start' }),
  },
  {
    name: 'is half of itself',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '(globalThis.x = {' }),
  },
];

for (const { name: fault, answer } of answers) {
  test(`B5.4 a script that ${fault} leaves the page, which offers to be loaded again`, async ({ page }) => {
    await page.route(scripts, answer);
    await page.goto(quizPage());
    await expect(page.getByText(failure)).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('[data-island] :is(form, input, button)').first()).toBeHidden();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(scripts);
    await page.getByRole('alert').getByRole('button', { name: 'Seite neu laden' }).click();
    await expect(page.locator('[data-island][data-alive]')).toBeVisible();
    await expect(page.getByText(failure)).toBeHidden();
  });
}

test('what throws in an island says so in its place, and the page around it stays', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    // What the code of this island alone writes.
    const drawn = '"aria-disabled":';
    const broken = (await response.text()).replaceAll(drawn, `${drawn}(()=>{throw new Error("broken")})()||`);
    await route.fulfill({ response, body: broken });
  });
  await page.goto(quizPage());
  await expect(page.getByText(failure)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-build');
  expect(errors).toEqual([]);
});

test('a quiz looks the same before and after', async ({ browser, page, baseURL }) => {
  // The value that a box has anyway.
  const island = (where: Page): Promise<string> =>
    where.locator('[data-island]').evaluate(({ innerHTML }) => innerHTML.replaceAll(' value="on"', ''));
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const still = await context.newPage();
  await still.goto(quizPage());
  await page.goto(quizPage());
  await expect(page.locator('[data-island][data-alive]')).toBeAttached();
  expect(await island(page)).toBe(await island(still));
  await context.close();
});

test('what is chosen and pressed before the code is there counts', async ({ page }) => {
  let answer: (() => void) | undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(scripts, async (route) => {
    await asked;
    await route.continue();
  });
  const right = questionsOf(quizPage())[0]?.answers.findIndex(({ correct }) => correct) ?? 0;
  await page.goto(quizPage(), { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio').nth(right).check();
  await page.getByRole('button', { name: 'Antwort prüfen' }).click();
  await expect(page.getByRole('button', { name: 'Nächste Frage' })).toBeHidden();
  answer?.();
  await expect(page.getByText('Richtig.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(quizPage());
});

test('the code of an island below comes when the visitor comes near', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 300 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pageWith('article with a quiz', / data-island="QuizPlayer"/, 'article'), {
    waitUntil: 'networkidle',
  });
  const isAsked = (): boolean => asked.some((address) => address.includes('/assets/QuizPlayer-'));
  expect(isAsked()).toBe(false);
  await page.locator('[data-island]').scrollIntoViewIfNeeded();
  await expect.poll(isAsked).toBe(true);
});
