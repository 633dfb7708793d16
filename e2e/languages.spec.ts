import { expect, test } from '@playwright/test';

test('B1.3 a missing translation shows German, marked and said so', async ({ page }) => {
  await page.goto('/fr/artikel/neuwagen-antrieb');
  await expect(page.getByText('Cette page n’est pas encore traduite.')).toBeVisible();
  await expect(page.locator('main [lang="de"]').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/\(en allemand\) – Statistique Canton de Bâle-Ville$/);
});

test('B1.3 German is never shown as Leichte Sprache', async ({ page }) => {
  await page.goto('/ls/artikel/neuwagen-antrieb');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-simple');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht in Leichter Sprache.');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Standard-Sprache/ })
    .click();
  await expect(page).toHaveURL('/artikel/neuwagen-antrieb');
});

test('B1.3 what Leichte Sprache lacks is not for search engines, and what it has is', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap).not.toContain('/ls/artikel/neuwagen-antrieb<');
  expect(sitemap).toContain('/ls/artikel/leerstand-2026<');
  await page.goto('/ls/artikel/neuwagen-antrieb');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.getByRole('main').getByRole('link', { name: 'Zur Start-Seite' })).toBeVisible();
});

test('German in the lists of another language is marked', async ({ page }) => {
  await page.goto('/fr/artikel');
  const title = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Fast jeder zweite Neuwagen' });
  await expect(title).toContainText('(de)');
  await expect(title.locator('[lang="de"]').first()).toBeVisible();
});

for (const [address, title, requested] of [
  ['/gibt-es-nicht', 'Seite nicht gefunden', 'Gesuchte Adresse: /gibt-es-nicht'],
  ['/fr/inconnu', 'Page introuvable', 'Adresse demandée : /fr/inconnu'],
  ['/it/sconosciuto', 'Pagina non trovata', 'Indirizzo richiesto: /it/sconosciuto'],
  ['/en/unknown', 'Page not found', 'Requested address: /en/unknown'],
  ['/ls/unbekannt', 'Diese Seite gibt es nicht', 'Die Adresse heisst: /ls/unbekannt'],
] as const) {
  test(`B3.8 ${address} is not found, in its language`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(requested)).toBeVisible();
    await expect(page.getByText(`Page not found: ${address}`)).toBeHidden();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  });
}

test('B3.8 with reduced motion the 404 page shows a still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/gibt-es-nicht');
  await expect(page.locator('video')).toBeHidden();
});

test('B1.8 earlier addresses lead to today’s, in every language and with their query', async ({ page }) => {
  await page.goto('/hintergrund/glossar?a=1#median');
  await expect(page).toHaveURL('/interaktiv/glossar?a=1#median');
  await page.goto('/fr/hintergrund/glossar');
  await expect(page).toHaveURL('/fr/interaktiv/glossar');
  await page.goto('/zahlen/rhein');
  await expect(page).toHaveURL(/\/interaktiv\//);
});
