import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { SearchDocument } from '@/lib/browser/search/document';
import { languageTag } from '@/lib/language/paths';
import { wordsOf } from '@/lib/browser/search/spelling';
import { rulesByLocale } from '@/lib/browser/search/rules';
import { buildIndex } from '@/lib/site/search/buildIndex';
import { createShippedEngine } from '@/lib/browser/search/shipped/shippedEngine';
import { ask, idsFor, searchEach } from '../../../support/relevance';
import { relevanceTests } from '../../../support/relevanceTests';
import type { MakeEngine } from '../../../support/relevanceTests';
import { sampleDocuments } from '../../../support/sampleDocuments';
import { valueAnswerTests } from '../../../support/valueAnswerTests';

function engineOf(locale: Locale, documents: readonly SearchDocument[]) {
  return createShippedEngine(buildIndex(documents, rulesByLocale[locale], languageTag[locale]));
}

/** The page of the value that answers comes first, as for «Bevölkerung»; that of the title is the second. */
const answeredByValues: { readonly [Name in Locale]: readonly string[] } = {
  de: ['Leerstehende Wohnungen'],
  ls: ['Wohn-Bevölkerung'],
  fr: ['Logement vacant', 'Solde migratoire', 'Population résidante'],
  it: ['Abitazione vuota', 'Saldo migratorio', 'Popolazione residente'],
  en: ['Vacant dwelling', 'Net migration', 'Resident population'],
};

/** The titles of several words for which another page comes first. */
async function titlesBehindOthers(locale: Locale): Promise<readonly string[]> {
  const documents = sampleDocuments(locale);
  const engine = engineOf(locale, documents);
  const titles = [...new Set(documents.map(({ bezeichnung }) => bezeichnung))];
  const several = titles.filter((title) => wordsOf(title).length > 1);
  const found = await searchEach(several, async (title) => ({ title, first: (await ask(engine, title)).hits[0] }));
  return found.filter(({ title, first }) => first?.bezeichnung !== title).map(({ title }) => title);
}

describe('the search in the index that ships with the site', () => {
  const makeEngine: MakeEngine = (locale, documents) => Promise.resolve(engineOf(locale, documents));
  relevanceTests(makeEngine);
  valueAnswerTests(makeEngine);

  // A server looks for the typed form and what is similar to it, and of several words for the rarest.
  it.each([
    ['fr', 'combien de personnes travaillent', 'display-subthemes-beschaeftigte'],
    ['it', 'quanti lavorano', 'display-subthemes-beschaeftigte'],
    ['it', 'decesi', 'products-1701'],
  ] as const)('B8.4 finds in %s for «%s», another form or a mistake, what is meant', async (locale, words, wanted) => {
    const found = await idsFor(engineOf(locale, sampleDocuments(locale)), words);
    expect(found.slice(0, 3)).toContain(wanted);
  });

  it.each(locales)('B8.4 has first the page whose title of several words was typed, in %s', async (locale) => {
    expect(await titlesBehindOthers(locale)).toEqual(answeredByValues[locale]);
  });

  it.each(['leerwohnungsquote nach wohnviertel', 'LEERWOHNUNGSQUOTE – NACH WOHNVIERTEL'])(
    'B8.4 takes «%s» for the title of a page',
    async (words) => {
      expect((await idsFor(engineOf('de', sampleDocuments('de')), words))[0]).toBe('products-5814');
    },
  );

  it('B8.4 lets a word that no page is called by decide less than the others', async () => {
    const found = await idsFor(engineOf('de', sampleDocuments('de')), 'Müll trennen');
    expect(found.slice(0, 3)).toContain('products-1502');
  });
});
