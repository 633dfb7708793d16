import type { Locale } from '@/content-types/locales';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { it } from './it';
import { ls } from './ls';
import type { SearchRules } from '../searchRules';

export type { SearchRules };

export const rulesByLocale: { readonly [Name in Locale]: SearchRules } = { de, ls, fr, it, en };
