import type { ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import { languageTag } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';

export interface TextInProps {
  /** The language of the text. */
  readonly language: Locale;
  readonly context: PageContext;
  readonly children: ReactNode;
}

/** A short text, marked with its language if that differs from its surroundings. */
export function TextIn({ language, context, children }: TextInProps): ReactNode {
  return language === context.language ? children : <span lang={languageTag[language]}>{children}</span>;
}
