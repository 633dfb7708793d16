import { describe, expect, it } from 'vitest';
import { createContents } from '@/lib/content/content';
import type { Content } from '@/lib/content/content';
import { articlesOfTheme, indicatorsOfSubTheme, indicatorsOfTheme, portalIndicators } from '@/lib/site/indicators';
import { silenceProgress, snapshotOf } from '../content/reading';
import { article, indicator, pointer, pointers, subTheme, theme } from '../content/records';

silenceProgress();

const wohnen = { display_themes: pointers('url', ['wohnen']) };
const both = { display_themes: pointers('url', ['arbeit', 'wohnen']) };

async function content(): Promise<Content> {
  const snapshot = await snapshotOf([
    theme('wohnen'),
    theme('arbeit', {}, { id: 2 }),
    subTheme('mieten'),
    subTheme('pendeln', { display_theme: pointer('url', 'arbeit') }, { id: 2 }),
    indicator(3, wohnen, { id: 1 }),
    indicator(1, { ...both, display_subthemes: pointers('url', ['mieten']) }, { id: 2 }),
    indicator(2, { ...wohnen, visible_in_portal: false }, { id: 3 }),
    indicator(4, { ...wohnen, produkt: 'Dashboard' }, { id: 4 }),
    indicator(5, {}, { id: 5 }),
    article('alt', { publication_date: '2024-12-31' }, { id: 1 }),
    article('neu', { publication_date: '2026-01-01' }, { id: 2 }),
    article('impressum', { publication_date: '2026-02-01', display_themes: pointers('url', []) }, { id: 4 }),
    article('gleich', { publication_date: '2026-01-01', display_themes: pointers('url', ['arbeit']) }, { id: 3 }),
  ]);
  return createContents(snapshot)('de');
}

function keys(entries: readonly { readonly meta: { readonly key: string } }[]): readonly string[] {
  return entries.map(({ meta }) => meta.key);
}

describe('the indicators of the portal', () => {
  it("are those that are visible, in the editors' order", async () => {
    expect(keys(portalIndicators(await content()))).toEqual(['3', '1', '5']);
  });

  it('belong to themes and sub-themes', async () => {
    expect(keys(indicatorsOfTheme(await content(), 'wohnen'))).toEqual(['3', '1']);
    expect(keys(indicatorsOfTheme(await content(), 'arbeit'))).toEqual(['1']);
    expect(keys(indicatorsOfSubTheme(await content(), 'mieten'))).toEqual(['1']);
    expect(indicatorsOfSubTheme(await content(), 'pendeln')).toEqual([]);
  });
});

it('a theme has its articles, the newest first', async () => {
  expect(keys(articlesOfTheme(await content(), 'wohnen'))).toEqual(['neu', 'alt']);
});
