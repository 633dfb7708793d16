import { expect, test } from '@playwright/test';
import { localizedPath } from '@/lib/i18n/paths';
import { allAddresses, localeOf, needed, pageOf, redirects } from './support/site';

const missing = [
  ['/gibt-es-nicht', 'Seite nicht gefunden', 'Gesuchte Adresse: /gibt-es-nicht'],
  ['/fr/inconnu', 'Page introuvable', 'Adresse demandée : /fr/inconnu'],
  ['/it/sconosciuto', 'Pagina non trovata', 'Indirizzo richiesto: /it/sconosciuto'],
  ['/en/unknown', 'Page not found', 'Requested address: /en/unknown'],
  ['/ls/unbekannt', 'Diese Seite gibt es nicht', 'Die Adresse heisst: /ls/unbekannt'],
] as const;

test('B3.8 a page is not found in each language', async ({ page }) => {
  for (const [address, title, requested] of missing) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(requested)).toBeVisible();
    await expect(page.getByText(`Page not found: ${address}`)).toBeHidden();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  }
});

test('B1.8 earlier addresses lead to today’s, in every language and with their query', async ({ page }) => {
  const interactive = pageOf('interactive');
  const earlier = interactive.replace('/interaktiv/', '/hintergrund/');
  await page.goto(`${earlier}?a=1#median`);
  await expect(page).toHaveURL(`${interactive}?a=1#median`);
  await page.goto(localizedPath('fr', earlier));
  await expect(page).toHaveURL(localizedPath('fr', interactive));
  const written = redirects.find(
    ([from, to]) => localeOf(from) === 'de' && !from.includes('*') && allAddresses.includes(to),
  );
  const [from, to] = needed('earlier address that editors wrote down', written);
  await page.goto(from);
  await expect(page).toHaveURL(to);
});
