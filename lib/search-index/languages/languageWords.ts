import type { SearchRules } from '@/lib/search/searchRules';

/** What the search knows of a language, whatever the office writes about. A speaker of the language reads each change. */
export type LanguageWords = Pick<
  SearchRules,
  'language' | 'months' | 'stopWords' | 'lightWords' | 'kindWords' | 'levels' | 'scenario'
>;
