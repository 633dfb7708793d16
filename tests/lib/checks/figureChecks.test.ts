import { describe, expect, it } from 'vitest';
import { figureChecks } from '@/lib/checks/figureChecks';
import { codesOf, entry } from './entries';

const complete = {
  produkt: 'Indikator',
  description: 'Wohnungen, die leer stehen.',
  sources: [{ name: 'Statistisches Amt', url: null }],
  next_update: '2027-08-20',
  next_update_text: null,
  frequency: 'jährlich',
};

describe('an indicator', () => {
  it.each([
    ['is complete', {}, []],
    ['has no source', { sources: [] }, ['sources: source-missing']],
    ['has no description', { description: ' ' }, ['description: description-missing']],
    ['does not say when it comes again', { next_update: null }, ['next_update: next-update-missing']],
    ['says it in words', { next_update: null, next_update_text: 'August 2027' }, []],
    ['comes once', { next_update: null, frequency: 'einmalig' }, []],
    ['is finished', { next_update: null, frequency: 'Reihe abgeschlossen' }, []],
    ['should have come yesterday', { next_update: '2026-08-20' }, ['next_update: update-overdue']],
    ['came late', { next_update: '2026-08-19', last_update: '2026-08-20' }, ['next_update: next-update-missing']],
    ['has not come yet', { next_update: '2026-08-20', last_update: '2026-08-19' }, ['next_update: update-overdue']],
    ['has been given up', { next_update: '2026-08-20', frequency: 'eingestellt' }, []],
    [
      'is late, at no regular time',
      { next_update: '2026-08-20', frequency: 'unregelmässig' },
      ['next_update: update-overdue'],
    ],
    ['comes today', { next_update: '2026-08-21' }, []],
    ['comes tomorrow', { next_update: '2026-08-22' }, []],
  ])('that %s', (_, own, expected) => {
    expect(codesOf(figureChecks, entry('products', { ...complete, ...own }))).toEqual(expected);
  });

  it('is looked at in German, for all languages', () => {
    expect(
      codesOf(figureChecks, entry('products', { ...complete, sources: [], next_update: '2026-01-01' }, 'fr')),
    ).toEqual([]);
  });
});

describe('other entries', () => {
  it('need no source: a product of another kind, an article, a person', () => {
    const empty = { description: null, sources: [], next_update: null, next_update_text: null };
    expect(codesOf(figureChecks, entry('products', { ...empty, produkt: 'Tabelle' }))).toEqual([]);
    expect(codesOf(figureChecks, entry('articles', empty))).toEqual([]);
    expect(codesOf(figureChecks, entry('team-members', {}))).toEqual([]);
  });

  it('that announce figures and bring none are told all the same, but articles are followed by others', () => {
    const late = { next_update: '2026-08-01' };
    expect(codesOf(figureChecks, entry('indikatorensets', late))).toEqual(['next_update: update-overdue']);
    expect(codesOf(figureChecks, entry('articles', late))).toEqual([]);
  });
});
