import type { ReactNode } from 'react';
import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { languageTag } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';

export interface LanguageMarkProps {
  /** The language of the text before it. */
  readonly language: Locale;
  readonly context: Pick<PageContext, 'language' | 'messages'>;
}

/**
 * Marks a text of a list that is in German because its translation is missing: «(de)»; in words in Leichte Sprache,
 * whose readers need not know such codes. Nothing if the text is in the language of the page.
 */
export function LanguageMark({ language, context }: LanguageMarkProps): ReactNode {
  if (language === context.language || language !== defaultLocale) return null;
  const name = context.messages.onlyInGerman;
  return (
    <span className="note" lang={languageTag[context.language]}>
      {' ('}
      {context.language === 'ls' ? name : <abbr title={name}>{languageTag[language]}</abbr>}
      {')'}
    </span>
  );
}
