import type { SearchRules } from './searchRules';

export const de: SearchRules = {
  language: 'deu',
  stopWords: [],
  synonyms: [],
  exactWords: [],
};
