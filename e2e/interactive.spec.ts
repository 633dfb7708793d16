import { expect, test } from '@playwright/test';
import { standInFor } from './support/foreignSite';

test.describe('content of another website', () => {
  test('B4.4 loads at the click and not before, in the room that was kept for it', async ({ page }) => {
    const requests = await standInFor(page, 'map.geo.bs.ch');
    await page.goto('/interaktiv/pendlerkarte', { waitUntil: 'networkidle' });
    const panel = page.locator('[data-embed]');
    const before = await panel.boundingBox();
    expect(requests).toEqual([]);
    await page.getByRole('button', { name: 'Inhalt von map.geo.bs.ch laden' }).click();
    const frame = page.locator('iframe[title="Pendlerkarte der Region Basel"]');
    await expect(frame).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'map.geo.bs.ch ist eingefügt' })).toBeAttached();
    expect(requests).toEqual(['https://map.geo.bs.ch/']);
    expect(await panel.boundingBox()).toEqual(before);
    await expect(page.getByRole('link', { name: /^Inhalt auf map\.geo\.bs\.ch öffnen/ })).toBeVisible();
  });

  test('becomes as high as it says', async ({ page }) => {
    await standInFor(page, 'map.geo.bs.ch');
    await page.goto('/interaktiv/pendlerkarte');
    await page.getByRole('button', { name: 'Inhalt von map.geo.bs.ch laden' }).click();
    await page.frameLocator('[data-embed] iframe').getByRole('button', { name: 'Höhe melden' }).click();
    await expect(page.locator('[data-embed]')).toHaveCSS('height', '333px');
  });

  test('loads on a page that came without a full load', async ({ page }) => {
    await standInFor(page, 'map.geo.bs.ch');
    await page.goto('/interaktiv');
    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
    await page.getByRole('main').locator('a[href="/interaktiv/pendlerkarte"]').first().click();
    await expect(page).toHaveURL('/interaktiv/pendlerkarte');
    await expect(page.locator('html')).toHaveAttribute('data-marked');
    await page.getByRole('button', { name: 'Inhalt von map.geo.bs.ch laden' }).click();
    await expect(page.locator('[data-embed] iframe')).toBeFocused();
  });
});

test.describe('a quiz by keyboard', () => {
  test('in German', async ({ page }) => {
    await page.goto('/interaktiv/quiz-quartier');
    await expect(page.getByText('Frage 1 von 8')).toBeVisible();
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: '19' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Richtig.', { exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Nächste Frage' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Frage 2 von 8')).toBeFocused();
    await expect(page.getByText('Frage 2 von 8')).toBeInViewport();
  });

  test('in Leichte Sprache, to the end and again', async ({ page }) => {
    await page.goto('/ls/interaktiv/quiz-quartier');
    await expect(page.getByText('Frage 1 von 4')).toBeVisible();
    await page.getByRole('radio', { name: 'In der Stadt Basel' }).press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Das stimmt.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Weiter' }).press('Enter');
    await page.getByRole('checkbox', { name: 'Liestal' }).press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Das stimmt nicht.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Weiter' }).press('Enter');
    await page.getByRole('textbox', { name: 'Was denken Sie? (Stadt-Teile)' }).fill('19');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Weiter' }).press('Enter');
    await page.getByRole('button', { name: '«Bettingen» nach unten' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'steht jetzt auf Platz 2 von 3' })).toBeAttached();
    await page.getByRole('button', { name: 'Prüfen' }).press('Enter');
    await page.getByRole('button', { name: 'Zum Ergebnis' }).press('Enter');
    await expect(page.getByText('Ihr Ergebnis', { exact: true })).toBeFocused();
    await expect(page.getByText(/^2 von 4 Antworten stimmen$/)).toBeVisible();
    await page.getByRole('button', { name: 'Noch einmal spielen' }).press('Enter');
    await expect(page.getByText('Frage 1 von 4')).toBeFocused();
  });

  test('moves the focus in the instant in which the next question appears', async ({ page }) => {
    await page.goto('/interaktiv/quiz-quartier');
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Antwort prüfen' }).click();
    await page.getByRole('button', { name: 'Nächste Frage' }).focus();
    const focused = await page.evaluate(
      () =>
        new Promise<string | null | undefined>((resolve) => {
          const form = document.querySelector('main form');
          new MutationObserver(() => resolve(document.activeElement?.textContent)).observe(form ?? document.body, {
            subtree: true,
            characterData: true,
            childList: true,
          });
          document.querySelector<HTMLButtonElement>('main form [type="submit"]')?.click();
        }),
    );
    expect(focused).toBe('Frage 2 von 8');
  });

  test('leaves no trace', async ({ page }) => {
    await page.goto('/interaktiv/quiz-quartier', { waitUntil: 'networkidle' });
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
  test('opens and closes by keyboard, and leads to the glossary', async ({ page }) => {
    await page.goto('/artikel/leerstand-2026');
    const term = page.getByRole('button', { name: 'Leerwohnungsquote', exact: true }).first();
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
    await expect(explanation.getByRole('link', { name: 'Mehr im Glossar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/interaktiv/glossar#begriff-leerwohnungsquote');
    await expect(page.locator('#begriff-leerwohnungsquote')).toBeInViewport();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 320, height: 640 } });

    test('opens and closes by touch', async ({ page }) => {
      await page.goto('/artikel/leerstand-2026');
      const explanation = page.locator('main [popover]').first();
      await page.locator('main button[popovertarget]').first().tap();
      await expect(explanation).toBeInViewport({ ratio: 1 });
      await page
        .getByRole('heading', { level: 2 })
        .first()
        .tap({ force: true, position: { x: 2, y: 2 } });
      await expect(explanation).toBeHidden();
    });
  });
});

test('the glossary is narrowed while somebody types', async ({ page }) => {
  await page.goto('/interaktiv/glossar');
  const terms = page.locator('[data-term]:visible');
  const all = await terms.count();
  await page.getByRole('textbox', { name: 'Begriff suchen' }).fill('LEERWOHN');
  await expect(terms.first()).toContainText('Leerwohnung');
  const shown = await terms.count();
  expect(shown).toBeLessThan(all / 4);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${shown} von ${all} Begriffen`);
});

test.describe('a list of products', () => {
  const address = '/indikatorenset';

  test('is narrowed and lengthened by keyboard', async ({ page }) => {
    await page.goto(address);
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
      await page.goto(address);
      const list = page.locator('[data-product-list]');
      expect(await list.getByRole('listitem').count()).toBeGreaterThan(10);
      await expect(list.getByRole('button')).toBeHidden();
    });
  });
});
