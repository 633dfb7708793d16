/** Which hits come first, in documents sketched for it. */
import { describe, expect, it } from 'vitest';
import { rulesByLocale } from '../../../support/searchRules';
import { createShippedEngine } from '@/lib/search/shipped/shippedEngine';
import { buildIndex } from '@/lib/search-index/buildIndex';
import { documentOf } from '../../../fixtures/searchDocuments';
import type { Sketch } from '../../../fixtures/searchDocuments';
import { ask, idsFor } from '../../../support/relevance';

function engineFor(sketches: readonly Sketch[]) {
  return createShippedEngine(buildIndex(sketches.map(documentOf), rulesByLocale.de, 'de'));
}

describe('words that no hit needs to hold', () => {
  const engine = engineFor([
    { id: 'news', title: 'Pestizide', text: 'Sie haben sich verändert.' },
    { id: 'water', title: 'Pestizide' },
    { id: 'year', title: 'Konkurse pro Jahr' },
    { id: 'month', title: 'Konkurse pro Monat' },
  ]);

  it.each(['Wie stark haben sich die Pestizide verändert?', 'Statistik Pestizide', 'Entwicklung der Pestizide'])(
    'B8.4 hide nothing that holds the others: «%s»',
    async (words) => {
      const { hits, match } = await ask(engine, words);
      expect(match).toBe('all');
      expect(hits.map(({ id }) => id).toSorted()).toEqual(['news', 'water']);
    },
  );

  it('B8.4 choose between the hits', async () => {
    expect(await idsFor(engine, 'Konkurse im Monat')).toEqual(['month', 'year']);
    expect(await idsFor(engine, 'Konkurse im Jahr')).toEqual(['year', 'month']);
    expect((await idsFor(engine, 'Pestizide verändert'))[0]).toBe('news');
  });

  it('B8.4 are looked for if there are no others', async () => {
    expect(await idsFor(engine, 'Monat')).toEqual(['month']);
  });

  it('B8.4 are looked for in a phrase that the rules know', async () => {
    const prices = engineFor([
      { id: 'inflation', title: 'Teuerung' },
      { id: 'prices', title: 'Preise' },
    ]);
    expect((await idsFor(prices, 'steigende Preise'))[0]).toBe('inflation');
  });
});

describe('what is asked for', () => {
  const theme: Sketch = { id: 'theme', title: 'Pestizide', text: 'Seit 1970', kind: 'theme' };

  it('B8.4 with the name of a kind are pages of that kind', async () => {
    const map: Sketch = { id: 'map', title: 'Wo der Kanton Pestizide findet', kind: 'interactive' };
    const engine = engineFor([theme, map]);
    expect(await idsFor(engine, 'Pestizide Karte')).toEqual(['map', 'theme']);
    expect(await idsFor(engine, 'Pestizide')).toEqual(['theme', 'map']);
  });

  it('B8.4 was counted before what may be, unless that is asked for', async () => {
    const counted: Sketch = { id: 'counted', title: 'Pestizide am Rhein seither' };
    const engine = engineFor([counted, { ...theme, id: 'scenario', isScenario: true, title: 'Pestizide' }]);
    expect(await idsFor(engine, 'Pestizide')).toEqual(['counted', 'scenario']);
    expect((await idsFor(engine, 'Pestizide Prognose'))[0]).toBe('scenario');
  });

  it('B8.4 comes before what editors made heavier and fits less', async () => {
    const heavy: Sketch = { id: 'heavy', title: 'Pestizide und Konkurse', weight: 1.5 };
    expect(await idsFor(engineFor([heavy, theme]), 'Pestizide')).toEqual(['theme', 'heavy']);
  });
});

describe('a title that was typed', () => {
  const several: readonly Sketch[] = [
    { id: 'lighter', title: 'Fische nach Gewässer', weight: 0.3 },
    { id: 'same', title: 'Fische nach Gewässer', weight: 0.4 },
    { id: 'heavy', title: 'Fische', subtitle: 'Gewässer', weight: 1.5 },
  ];

  it('B8.4 is that of the first hits, in their order', async () => {
    expect(await idsFor(engineFor(several), 'Fische nach Gewässer')).toEqual(['same', 'lighter', 'heavy']);
    expect((await idsFor(engineFor(several), 'Fische Gewässer'))[0]).toBe('heavy');
  });

  it('B8.4 comes after what editors have pinned', async () => {
    const asked = { keywords: ['Fische nach Gewässer'], answers: ['fische gewasser'] };
    const pinned: Sketch = { id: 'pinned', title: 'Teiche', weight: 0.1, ...asked };
    expect((await idsFor(engineFor([...several, pinned]), 'Fische nach Gewässer')).slice(0, 2)).toEqual([
      'pinned',
      'same',
    ]);
  });

  it('B8.4 changes nothing if it is one word', async () => {
    const one: Sketch = { id: 'one', title: 'Gewässer', weight: 0.1 };
    expect(await idsFor(engineFor([one, ...several]), 'Gewässer')).toEqual(['heavy', 'same', 'lighter', 'one']);
  });
});

it('B8.4 stop words make a title no longer', async () => {
  const engine = engineFor([
    { id: 'three', title: 'Klare ruhige Gewässer' },
    { id: 'two', title: 'Fische und die Gewässer' },
  ]);
  expect(await idsFor(engine, 'Gewässer')).toEqual(['two', 'three']);
});

it('B8.4 a mistyped word is taken for a whole word before the beginning of a longer one', async () => {
  const engine = engineFor([
    { id: 'longer', title: 'Fernwärmenetz', weight: 1.2 },
    { id: 'whole', title: 'Fernwärme' },
  ]);
  expect((await idsFor(engine, 'Fernwörme'))[0]).toBe('whole');
});

describe('the page of the value that answers', () => {
  const twelve = { text: '12 Tiere', number: 12, unit: 'Tiere', period: '2025', change: null, isPart: false };
  const value: Sketch = {
    id: 'value',
    title: 'Biberreviere heute',
    kind: 'indicator',
    value: twelve,
    names: ['Biberreviere'],
  };
  const page: Sketch = { id: 'page', title: 'Biberreviere' };

  it('B8.4 is the first hit', async () => {
    const answer = await ask(engineFor([page, value]), 'Biberreviere');
    expect(answer.value?.hit.id).toBe('value');
    expect(answer.hits.map(({ id }) => id)).toEqual(['value', 'page']);
  });
});
