import type { ReactNode } from 'react';
import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { messagesByLocale } from '@/lib/i18n/messages';
import { languageTag } from '@/lib/i18n/paths';

export interface LanguageNoteProps {
  /** The language of the part that contains the note. */
  readonly language: Locale;
  /** The language around it. */
  readonly pageLanguage: Locale;
}

/** Says that a part of the page is in German, because its translation is missing; nothing if it is not. */
export function LanguageNote({ language, pageLanguage }: LanguageNoteProps): ReactNode {
  if (language === pageLanguage || language !== defaultLocale) return null;
  return (
    <p className="note" lang={languageTag[pageLanguage]}>
      {messagesByLocale[pageLanguage].onlyInGerman}
    </p>
  );
}
