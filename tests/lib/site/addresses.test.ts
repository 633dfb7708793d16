import { describe, expect, it } from 'vitest';
import { entryAddress, entryTitle } from '@/lib/site/addresses';
import type { LinkedEntry, LinkedName } from '@/lib/site/addresses';
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

async function entry(type: LinkedName, key: string): Promise<LinkedEntry> {
  const found = (await content()).find(type, key);
  if (found === undefined) throw new Error(`no ${type} ${key}`);
  return found;
}

describe('the address of an entry', () => {
  it.each([
    ['display-themes', 'wohnen', '/thema/wohnen'],
    ['display-subthemes', 'mieten', '/unterthema/mieten'],
    ['articles', 'leerstand-2026', '/artikel/leerstand-2026'],
    ['products', '5813', '/indikatorenportal/5813'],
    ['kategories', '41', '/statistik/41'],
    ['glossars', 'leerstand', '/interaktiv/glossar#leerstand'],
  ] as const)('B1.6 follows from its kind and key: %s', async (type, key, address) => {
    expect(entryAddress(await entry(type, key))).toBe(address);
  });

  it('is what editors say for products other than indicators, or none', async () => {
    expect(entryAddress(await entry('products', '7'))).toBe('https://example.org/');
    expect(entryAddress(await entry('products', '8'))).toBeNull();
  });
});

describe('the title of an entry', () => {
  it('is its title, of a glossary entry its term', async () => {
    expect(entryTitle(await entry('articles', 'leerstand-2026'))).toBe('Artikel leerstand-2026');
    expect(entryTitle(await entry('glossars', 'leerstand'))).toBe('Leerstand');
  });
});
