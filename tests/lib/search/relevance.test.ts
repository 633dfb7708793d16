import { describe } from 'vitest';
import { languageTag } from '@/lib/i18n/paths';
import { rulesByLocale } from '@/lib/search/rules';
import { buildIndex } from '@/lib/search/shipped/buildIndex';
import { createShippedEngine } from '@/lib/search/shipped/shippedEngine';
import { relevanceTests } from '../../support/relevanceTests';

describe('the search in the index that ships with the site', () => {
  relevanceTests((locale, documents) =>
    Promise.resolve(createShippedEngine(buildIndex(documents, rulesByLocale[locale], languageTag[locale]))),
  );
});
