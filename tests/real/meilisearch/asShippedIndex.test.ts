import { beforeAll, describe, expect, it } from 'vitest';
import { noFilters } from '@/lib/search/engine';
import type { Filters, SearchEngine } from '@/lib/search/engine';
import { rulesByLocale } from '../../support/searchRules';
import { createShippedEngine } from '@/lib/search/shipped/shippedEngine';
import { buildIndex } from '@/lib/search-index/buildIndex';
import { documentOf } from '../../fixtures/searchDocuments';
import type { Sketch } from '../../fixtures/searchDocuments';
import { neverAborted } from '../../fixtures/searchHits';
import { requestFor } from '../../support/relevance';
import { fillIndex } from './filledIndex';

function pages(names: readonly string[], sketch: Omit<Sketch, 'id'>): readonly Sketch[] {
  return names.map((id) => ({ id, kind: 'article', ...sketch }));
}

/** More hold both words than are few; of these, few are about transport. */
const sketches: readonly Sketch[] = [
  ...pages(['beide-1', 'beide-2'], { title: 'Brücke mit Turm', themes: ['verkehr'] }),
  ...pages(['beide-3', 'beide-4', 'beide-5', 'beide-6'], { title: 'Brücke mit Turm', themes: ['wohnen'] }),
  ...pages(['bruecke'], { title: 'Brücke', themes: ['verkehr'] }),
  ...pages(['turm-1', 'turm-2', 'turm-3'], { title: 'Turm', themes: ['wohnen'] }),
  ...pages(['haus-1', 'haus-2'], { title: 'Haus', themes: ['wohnen'] }),
  ...['65–79', '65-79', '65‑79', '65−79', '65—79'].map((ages, place): Sketch => ({
    id: `alter-${place}`,
    kind: 'article',
    title: 'Altersklasse',
    description: `Personen von ${ages} Jahren`,
  })),
  ...pages(['stichwort'], { title: 'Brücke', keywords: ['Turm'], themes: ['wohnen'] }),
];

describe('a search by the server, like one by the shipped index,', () => {
  let engines: readonly SearchEngine[];

  beforeAll(async () => {
    const shipped = createShippedEngine(buildIndex(sketches.map(documentOf), rulesByLocale.de, 'de-CH'));
    engines = [shipped, await fillIndex('as_shipped_de', 'de', sketches)];
  });

  function ask(words: string, filters: Partial<Filters> = {}) {
    const request = { ...requestFor(words), filters: { ...noFilters, ...filters } };
    return Promise.all(engines.map((engine) => engine.search(request, neverAborted)));
  }

  it('finds as many hits with a filter as the filter says', async () => {
    for (const { facets } of await ask('Brücke Turm')) expect(facets.themes).toMatchObject({ verkehr: 2 });
    for (const { total, hits } of await ask('Brücke Turm', { themes: ['verkehr'] })) {
      expect(total).toBe(2);
      expect(hits.map(({ id }) => id).toSorted()).toEqual(['beide-1', 'beide-2']);
    }
  });

  it('says where a hit holds a word that it does not show', async () => {
    for (const { hits } of await ask('Brücke Turm'))
      expect(hits.find(({ id }) => id === 'stichwort')?.marks.elsewhere).not.toBeNull();
  });

  it.each(['65–79', '65-79', '65‑79', '65−79', 'Altersklasse 65-79'])('finds every dash with %s', async (words) => {
    for (const { total } of await ask(words)) expect(total).toBe(5);
  });

  it.each(['"', '-', '""', '%', '🚲'])('finds nothing for %s', async (words) => {
    for (const { total, hits } of await ask(words)) expect([total, hits]).toEqual([0, []]);
  });
});
