import type { SearchRules } from './searchRules';

export const fr: SearchRules = {
  language: 'fra',
  stopWords: [],
  synonyms: [],
  exactWords: [],
};
