import { describe, expect, it } from 'vitest';
import { entryAddress, entryTitle } from '@/lib/site/entryAddresses';
import type { LinkedEntry } from '@/lib/site/entryAddresses';
import { createContents } from '@/lib/content/content';
import type { Content } from '@/lib/content/content';
import { silenceProgress, snapshotOf } from '../content/reading';
import { article, indicator, record, subTheme, theme } from '../content/records';

silenceProgress();

const word = { slug: 'leerstand', term: 'Leerstand', short: 'Leer.', definition: 'Was leer steht.' };

async function content(): Promise<Content> {
  const snapshot = await snapshotOf([
    theme('wohnen'),
    subTheme('mieten'),
    article('leerstand-2026'),
    indicator(5813),
    indicator(7, { produkt: 'Dashboard', title: 'Dashboard', url: 'https://example.org/' }, { id: 2 }),
    indicator(8, { produkt: 'OGD-Datensatz', title: 'Daten', url: null }, { id: 3 }),
    record('kategories', { stata_id: 41, title: 'Leerstandserhebung', lead: 'Was leer steht.' }),
    record('glossars', word),
  ]);
  return createContents(snapshot)('de');
}

function addressesOf(entries: readonly (LinkedEntry | undefined)[]): readonly (string | null)[] {
  return entries.filter((entry) => entry !== undefined).map(entryAddress);
}

describe('the address of an entry', () => {
  it('B1.6 follows from its kind and key', async () => {
    const site = await content();
    const entries = [
      site.find('display-themes', 'wohnen'),
      site.find('display-subthemes', 'mieten'),
      site.find('articles', 'leerstand-2026'),
      site.find('products', '5813'),
      site.find('kategories', '41'),
      site.find('glossars', 'leerstand'),
    ];
    expect(addressesOf(entries)).toEqual([
      '/thema/wohnen',
      '/unterthema/mieten',
      '/artikel/leerstand-2026',
      '/indikatorenportal/5813',
      '/statistik/41',
      '/interaktiv/glossar#begriff-leerstand',
    ]);
  });

  it('is what editors say for products other than indicators, or none', async () => {
    const site = await content();
    expect(addressesOf([site.find('products', '7'), site.find('products', '8')])).toEqual([
      'https://example.org/',
      null,
    ]);
  });
});

it('the title of an entry is its title, of a glossary entry its term', async () => {
  const entries: readonly LinkedEntry[] = [...(await content()).all('articles'), ...(await content()).all('glossars')];
  expect(entries.map(entryTitle)).toEqual(['Artikel leerstand-2026', 'Leerstand']);
});
