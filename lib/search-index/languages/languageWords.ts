import type { SearchRules } from '@/lib/search/searchRules';

/** The search rules of a language that do not depend on the office. A speaker of the language reviews each change. */
export type LanguageWords = Pick<
  SearchRules,
  'language' | 'months' | 'stopWords' | 'lightWords' | 'kindWords' | 'levels' | 'scenario'
>;
