import { describe, expect, it } from 'vitest';
import { checkRecords } from '@/lib/content/check';
import { entryId } from '@/lib/content/findings';
import { sortEntries } from '@/lib/content/order';
import type { SourceRecord } from '@/lib/content/readSource';
import { asOf, record } from './records';

function orderOf(records: readonly SourceRecord[]): readonly string[] {
  return sortEntries(checkRecords(records, { asOf, drafts: false }).entries).map(({ meta }) => entryId(meta));
}

function menuEntry(label: string, id: number, rank: number | null = null): SourceRecord {
  return record('header-links', { path: `/${label}`, label, type: 'main', rank }, { id });
}

describe('menus and lists', () => {
  it('follow the rank, those without one last', () => {
    const links = [
      menuEntry('Alle', 1),
      menuEntry('Suche', 2, 20),
      menuEntry('Themen', 3, -1),
      menuEntry('Mehr', 4, 3),
    ];
    expect(orderOf(links)).toEqual([
      'header-links//Themen/de',
      'header-links//Mehr/de',
      'header-links//Suche/de',
      'header-links//Alle/de',
    ]);
  });

  it('with the same rank or none follow the title, umlauts where Germans look for them', () => {
    const links = [menuEntry('Zahlen', 1), menuEntry('Über uns', 2), menuEntry('Suche', 3, 1), menuEntry('Apps', 4, 1)];
    expect(orderOf(links)).toEqual([
      'header-links//Apps/de',
      'header-links//Suche/de',
      'header-links//Über uns/de',
      'header-links//Zahlen/de',
    ]);
  });

  it('stay as they are when each entry gets another number, as Strapi 5 gives with each publication', () => {
    const labels = ['Suche', 'Themen', 'Interaktiv', 'Über uns'];
    const before = labels.map((label, index) => menuEntry(label, index));
    const after = labels.map((label, index) => menuEntry(label, 100 - index)).toReversed();
    expect(orderOf(after)).toEqual(orderOf(before));
  });

  it('are the same in every language: where the German entry stands', () => {
    const german = [menuEntry('A', 1, 2), menuEntry('B', 2, 1)];
    const french = [
      record('header-links', { path: '/A', label: 'Zéro' }, { locale: 'fr', id: 3 }),
      record('header-links', { path: '/B', label: 'Un' }, { locale: 'fr', id: 4 }),
    ];
    const order = orderOf([...german, ...french]);
    expect(order.filter((id) => id.endsWith('/fr'))).toEqual(['header-links//B/fr', 'header-links//A/fr']);
  });

  it('of types without a rank stay as the CMS sorted them', () => {
    const teasers = ['b', 'a'].map((slug, id) => record('teasers', { slug, title: slug, url: '/themen' }, { id }));
    expect(orderOf(teasers)).toEqual(['teasers/b/de', 'teasers/a/de']);
  });
});
