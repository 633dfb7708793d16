/** Which hits come first, in documents sketched for it. */
import { describe, expect, it } from 'vitest';
import { rulesByLocale } from '../../../../support/searchRules';
import { createShippedEngine } from '@/lib/browser/search/shipped/shippedEngine';
import { buildIndex } from '@/lib/site/search/buildIndex';
import { documentOf } from '../../../../fixtures/searchDocuments';
import type { Sketch } from '../../../../fixtures/searchDocuments';
import { ask, idsFor } from '../../../../support/relevance';

function engineFor(sketches: readonly Sketch[]) {
  return createShippedEngine(buildIndex(sketches.map(documentOf), rulesByLocale.de, 'de'));
}

describe('words that no hit needs to hold', () => {
  const engine = engineFor([
    { id: 'news', bezeichnung: 'Pestizide', text: 'Sie haben sich verändert.' },
    { id: 'water', bezeichnung: 'Pestizide' },
    { id: 'year', bezeichnung: 'Konkurse pro Jahr' },
    { id: 'month', bezeichnung: 'Konkurse pro Monat' },
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
      { id: 'inflation', bezeichnung: 'Teuerung' },
      { id: 'prices', bezeichnung: 'Preise' },
    ]);
    expect((await idsFor(prices, 'steigende Preise'))[0]).toBe('inflation');
  });

  it.each(['Konkurszahlen', 'Konkursmix'])('B8.4 are no part of a compound that must be found: %s', async (words) => {
    expect(await idsFor(engineFor([{ id: 'bankruptcy', bezeichnung: 'Konkurse' }]), words)).toEqual(['bankruptcy']);
  });
});

describe('what is asked for', () => {
  const theme: Sketch = { id: 'theme', bezeichnung: 'Pestizide', text: 'Seit 1970', art: 'theme' };

  it('B8.4 with a year is what holds data of it', async () => {
    const series: Sketch = { id: 'series', bezeichnung: 'Pestizide am Rhein seither', text: '1970', art: 'indicator' };
    const engine = engineFor([theme, series]);
    expect(await idsFor(engine, 'Pestizide 1970')).toEqual(['series', 'theme']);
    expect(await idsFor(engine, 'Pestizide')).toEqual(['theme', 'series']);
  });

  it('B8.4 with the name of a kind are pages of that kind', async () => {
    const map: Sketch = { id: 'map', bezeichnung: 'Wo der Kanton Pestizide findet', art: 'interactive' };
    const engine = engineFor([theme, map]);
    expect(await idsFor(engine, 'Pestizide Karte')).toEqual(['map', 'theme']);
    expect(await idsFor(engine, 'Pestizide')).toEqual(['theme', 'map']);
  });

  it('B8.4 was counted before what may be, unless that is asked for', async () => {
    const counted: Sketch = { id: 'counted', bezeichnung: 'Pestizide am Rhein seither' };
    const engine = engineFor([counted, { ...theme, id: 'scenario', szenario: true, bezeichnung: 'Pestizide' }]);
    expect(await idsFor(engine, 'Pestizide')).toEqual(['counted', 'scenario']);
    expect((await idsFor(engine, 'Pestizide Prognose'))[0]).toBe('scenario');
  });

  it('B8.4 comes before what editors made heavier and fits less', async () => {
    const heavy: Sketch = { id: 'heavy', bezeichnung: 'Pestizide und Konkurse', gewicht: 1.5 };
    expect(await idsFor(engineFor([heavy, theme]), 'Pestizide')).toEqual(['theme', 'heavy']);
  });
});

describe('a title that was typed', () => {
  const several: readonly Sketch[] = [
    { id: 'lighter', bezeichnung: 'Fische nach Gewässer', gewicht: 0.3 },
    { id: 'same', bezeichnung: 'Fische nach Gewässer', gewicht: 0.4 },
    { id: 'heavy', bezeichnung: 'Fische', untertitel: 'Gewässer', gewicht: 1.5 },
  ];

  it('B8.4 is that of the first hits, in their order', async () => {
    expect(await idsFor(engineFor(several), 'Fische nach Gewässer')).toEqual(['same', 'lighter', 'heavy']);
    expect((await idsFor(engineFor(several), 'Fische Gewässer'))[0]).toBe('heavy');
  });

  it('B8.4 comes after what editors have pinned', async () => {
    const asked = { schlagworte: ['Fische nach Gewässer'], antwort_auf: ['fische gewasser'] };
    const pinned: Sketch = { id: 'pinned', bezeichnung: 'Teiche', gewicht: 0.1, ...asked };
    expect((await idsFor(engineFor([...several, pinned]), 'Fische nach Gewässer')).slice(0, 2)).toEqual([
      'pinned',
      'same',
    ]);
  });

  it('B8.4 changes nothing if it is one word', async () => {
    const one: Sketch = { id: 'one', bezeichnung: 'Gewässer', gewicht: 0.1 };
    expect(await idsFor(engineFor([one, ...several]), 'Gewässer')).toEqual(['heavy', 'same', 'lighter', 'one']);
  });
});

it('B8.4 stop words make a title no longer', async () => {
  const engine = engineFor([
    { id: 'three', bezeichnung: 'Klare ruhige Gewässer' },
    { id: 'two', bezeichnung: 'Fische und die Gewässer' },
  ]);
  expect(await idsFor(engine, 'Gewässer')).toEqual(['two', 'three']);
});

it('B8.4 a mistyped word is taken for a whole word before the beginning of a longer one', async () => {
  const engine = engineFor([
    { id: 'longer', bezeichnung: 'Fernwärmenetz', gewicht: 1.2 },
    { id: 'whole', bezeichnung: 'Fernwärme' },
  ]);
  expect((await idsFor(engine, 'Fernwörme'))[0]).toBe('whole');
});

describe('the page of the value that answers', () => {
  const wert = { text: '12 Tiere', zahl: 12, einheit: 'Tiere', zeitpunkt: '2025', veraenderung: null, teil: false };
  const value: Sketch = {
    id: 'value',
    bezeichnung: 'Biberreviere heute',
    art: 'indicator',
    wert,
    namen: ['Biberreviere'],
  };
  const page: Sketch = { id: 'page', bezeichnung: 'Biberreviere' };

  it('B8.4 is the first hit', async () => {
    const answer = await ask(engineFor([page, value]), 'Biberreviere');
    expect(answer.value?.hit.id).toBe('value');
    expect(answer.hits.map(({ id }) => id)).toEqual(['value', 'page']);
  });
});
