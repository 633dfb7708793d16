import { describe, expect, it } from 'vitest';
import type { Locale } from '@/content-types/locales';
import type { SearchDocument } from '@/lib/search/document';
import type { SearchEngine } from '@/lib/search/engine';
import { rulesByLocale } from '@/lib/search/rules';
import { buildIndex } from '@/lib/search/shipped/buildIndex';
import { createShippedEngine } from '@/lib/search/shipped/shippedEngine';
import { languageTag } from '@/lib/i18n/paths';
import { sampleQueries } from '../../fixtures/searchQueries/sampleQueries';
import { realIndicators as realQueries } from '../../fixtures/searchQueries/realIndicators';
import { haveRealIndicators, realIndicators, realIndicatorsHint } from '../../support/realIndicators';
import { measure } from '../../support/relevance';
import { sampleDocuments } from '../../support/sampleDocuments';

function engineFor(documents: readonly SearchDocument[], locale: Locale): SearchEngine {
  return createShippedEngine(buildIndex(documents, rulesByLocale[locale], languageTag[locale]));
}

describe('the shipped index', () => {
  it.each(sampleQueries)(
    'B8.4 finds in the sample content what visitors want: $locale',
    async ({ locale, queries }) => {
      const relevance = await measure(locale, engineFor(sampleDocuments(locale), locale), queries);
      console.info(relevance.report);
      expect(relevance.topThree).toBeGreaterThanOrEqual(0.95);
      expect(relevance.first).toBeGreaterThanOrEqual(0.8);
    },
  );

  it.skipIf(!haveRealIndicators)(`B8.4 finds the indicators that visitors want${realIndicatorsHint}`, async () => {
    const relevance = await measure('real indicators', engineFor(realIndicators(), 'de'), realQueries);
    console.info(relevance.report);
    expect(relevance.topThree).toBeGreaterThanOrEqual(0.95);
    expect(relevance.first).toBeGreaterThanOrEqual(0.8);
  });
});
