import type { SearchRules } from './searchRules';

export const en: SearchRules = {
  language: 'eng',
  stopWords: [],
  synonyms: [],
  exactWords: [],
};
