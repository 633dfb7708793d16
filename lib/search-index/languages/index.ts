import type { Locale } from '@/content-types/locales';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { it } from './it';
import type { LanguageWords } from './languageWords';

/** Leichte Sprache is German. */
export const languageWords: { readonly [Name in Locale]: LanguageWords } = { de, ls: de, fr, it, en };
