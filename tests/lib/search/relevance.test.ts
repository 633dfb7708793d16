import { describe } from 'vitest';
import { languageTag } from '@/lib/i18n/paths';
import { sampleRules } from '../../support/sampleDocuments';
import { buildIndex } from '@/lib/search-index/buildIndex';
import { createShippedEngine } from '@/lib/search/shipped/shippedEngine';
import { enginesOf, relevanceTests } from '../../support/relevanceTests';
import type { MakeEngine } from '../../support/relevanceTests';
import { valueAnswerTests } from '../../support/valueAnswerTests';

describe('the search in the index that ships with the site', () => {
  const makeEngine: MakeEngine = (locale, documents) =>
    Promise.resolve(createShippedEngine(buildIndex(documents, sampleRules(locale), languageTag[locale])));
  const engineIn = enginesOf(makeEngine);
  relevanceTests(engineIn, makeEngine);
  valueAnswerTests(engineIn);
});
