import { expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { changedDependencies, dependentPages } from '@/lib/content/changedDependencies';
import type { Snapshot } from '@/lib/content/snapshot';
import type { SourceRecord } from '@/lib/content/readSource';
import { silenceProgress, snapshotOf } from './reading';
import { article, pointers, theme } from './records';

silenceProgress();

const records = [
  theme('wohnen', { title: 'Wohnen' }, { id: 1 }),
  theme('arbeit', {}, { id: 2 }),
  article('erster', {}, { id: 1 }),
  article('erster', { lead: 'Ein Satz. Noch einer.' }, { locale: 'ls', id: 3 }),
];

async function changesTo(after: readonly SourceRecord[], options: Partial<Snapshot> = {}): Promise<readonly string[]> {
  const later = { ...(await snapshotOf(after)), ...options };
  return [...changedDependencies(await snapshotOf(records), later)].sort();
}

function inLanguages(languages: readonly string[], ...dependencies: readonly string[]): readonly string[] {
  return languages.flatMap((language) => dependencies.map((dependency) => `${language}/${dependency}`)).sort();
}

it('a German text changes in every language that it replaces', async () => {
  const [, ...others] = records;
  expect(await changesTo([theme('wohnen', { title: 'Neu' }, { id: 1 }), ...others])).toEqual(
    [...inLanguages(locales, 'display-themes/*#title', 'display-themes/wohnen#title'), 'display-themes'].sort(),
  );
  expect(await changesTo([...records.slice(0, 2), article('erster', { lead: 'Neu.' }), ...records.slice(3)])).toEqual(
    inLanguages(
      locales.filter((locale) => locale !== 'ls'),
      'articles/*#lead',
      'articles/erster#lead',
    ),
  );
});

it('a translation changes its language, and what it says of itself', async () => {
  const translation = theme('wohnen', { title: 'Logement' }, { locale: 'fr', id: 4 });
  expect(await changesTo([...records, translation])).toEqual(
    inLanguages(
      ['fr'],
      'display-themes/*#meta.locale',
      'display-themes/*#title',
      'display-themes/wohnen#meta.locale',
      'display-themes/wohnen#title',
    ),
  );
});

it('an entry that comes or goes changes the list of its type', async () => {
  const expected = ['display-themes', ...inLanguages(locales, 'display-themes/*#meta.exists')];
  expect(await changesTo([...records, theme('umwelt', {}, { id: 3 })])).toEqual(
    [...expected, ...inLanguages(locales, 'display-themes/umwelt#meta.exists')].sort(),
  );
  expect(await changesTo(records.filter((_, index) => index !== 1))).toEqual(
    [...expected, ...inLanguages(locales, 'display-themes/arbeit#meta.exists')].sort(),
  );
});

it('a group changes when an entry enters or leaves it, not when one of its entries says something else', async () => {
  const [, , , ...others] = records;
  const moved = article('erster', { display_themes: pointers('url', ['arbeit']) }, { id: 1 });
  const dependencies = await changesTo([...records.slice(0, 2), moved, ...others]);
  expect(dependencies.filter((dependency) => dependency.includes('?'))).toEqual(
    inLanguages(locales, 'articlesOfTheme?arbeit', 'articlesOfTheme?wohnen'),
  );
  const reworded = article('erster', { title: 'Neu' }, { id: 1 });
  const said = await changesTo([...records.slice(0, 2), reworded, ...others]);
  expect(said.filter((dependency) => dependency.includes('?'))).toEqual([]);
});

it.each([
  ['2026-08-21T21:59:59.999Z', []],
  ['2026-08-21T22:00:00.000Z', ['today']],
  ['2026-12-31T23:00:00.000Z', ['today', 'year']],
])('the Swiss day is a change, the hour is none: %s', async (asOf, dependencies) => {
  expect(await changesTo(records, { asOf })).toEqual(dependencies);
});

it('a page is touched when it has read a part that changed', () => {
  const reads = new Map([
    ['/', ['articles', 'year']],
    ['/themen', ['display-themes']],
    ['/leer', []],
  ]);
  expect(dependentPages(reads, new Set(['year', 'display-themes']))).toEqual(['/', '/themen']);
  expect(dependentPages(reads, new Set())).toEqual([]);
});
