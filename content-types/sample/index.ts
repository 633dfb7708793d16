/** The sample content: what a fresh clone shows, and what the tests are run on. */
import type { TranslationLocale } from '../locales';
import type { SampleContent, SampleTranslation } from '../registry';
import { de } from './de/index';
import { en } from './en/index';
import { fr } from './fr/index';
import { it } from './it/index';
import { ls } from './ls/index';

export const sampleContent: SampleContent = de;

export const sampleTranslations: { readonly [Translation in TranslationLocale]: SampleTranslation } = {
  ls,
  fr,
  it,
  en,
};
