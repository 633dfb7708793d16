import { describe, expect, it } from 'vitest';
import type { Locale } from '@/content-types/locales';
import type { SearchDocument } from '@/lib/browser/search/document';
import { languageTag } from '@/lib/language/paths';
import { rulesByLocale } from '@/lib/browser/search/rules';
import { buildIndex } from '@/lib/site/search/buildIndex';
import { createShippedEngine } from '@/lib/browser/search/shipped/shippedEngine';
import { idsFor } from '../../../support/relevance';
import { relevanceTests } from '../../../support/relevanceTests';
import { sampleDocuments } from '../../../support/sampleDocuments';
import { visitorQueries } from '../../../fixtures/searchQueries/visitorQueries';

function engineOf(locale: Locale, documents: readonly SearchDocument[]) {
  return createShippedEngine(buildIndex(documents, rulesByLocale[locale], languageTag[locale]));
}

describe('the search in the index that ships with the site', () => {
  relevanceTests((locale, documents) => Promise.resolve(engineOf(locale, documents)), visitorQueries);

  // A server looks for the typed form and what is similar to it, and of several words for the rarest.
  it.each([
    ['fr', 'combien de personnes travaillent', 'display-subthemes-beschaeftigte'],
    ['it', 'quanti lavorano', 'display-subthemes-beschaeftigte'],
    ['it', 'decesi', 'products-1701'],
  ] as const)('B8.4 finds in %s for «%s», another form or a mistake, what is meant', async (locale, words, wanted) => {
    const found = await idsFor(engineOf(locale, sampleDocuments(locale)), words);
    expect(found.slice(0, 3)).toContain(wanted);
  });

  it('B8.4 lets a word that no page is called by decide less than the others', async () => {
    const found = await idsFor(engineOf('de', sampleDocuments('de')), 'Müll trennen');
    expect(found.slice(0, 3)).toContain('products-1502');
  });
});
