import { describe } from 'vitest';
import { rulesByLocale } from '@/lib/browser/search/rules';
import { createShippedEngine } from '@/lib/browser/search/shipped/shippedEngine';
import { languageTag } from '@/lib/language/paths';
import { buildIndex } from '@/lib/site/search/buildIndex';
import { valueAnswerTests } from '../../../support/valueAnswerTests';

describe('searches in the index that ships with the site', () => {
  valueAnswerTests((locale, documents) =>
    Promise.resolve(createShippedEngine(buildIndex(documents, rulesByLocale[locale], languageTag[locale]))),
  );
});
