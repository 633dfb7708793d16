import { rulesByLocale } from '../../../support/searchRules';
import { buildIndex } from '@/lib/search-index/buildIndex';
import { createShippedEngine } from '@/lib/search/shipped/shippedEngine';
import { documentOf } from '../../../fixtures/searchDocuments';
import { hiddenPages, testHiddenHits } from '../../../support/hiddenHits';

testHiddenHits(() =>
  Promise.resolve(createShippedEngine(buildIndex(hiddenPages.map(documentOf), rulesByLocale.de, 'de'))),
);
