import type { SearchRules } from './searchRules';

export const it: SearchRules = {
  language: 'ita',
  stopWords: [],
  synonyms: [],
  exactWords: [],
};
