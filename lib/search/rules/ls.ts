import { de } from './de';
import type { SearchRules } from './searchRules';

/** Leichte Sprache is German. */
export const ls: SearchRules = de;
