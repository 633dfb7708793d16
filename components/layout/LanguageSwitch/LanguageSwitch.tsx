import type { ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import { siteLocales } from '@/lib/shared/office';
import { messagesByLocale } from '@/lib/i18n/messages';
import { languageTag, localizedPath } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';

export interface LanguageSwitchProps {
  readonly context: PageContext;
  /** The languages that the page is written in. */
  readonly translations: readonly Locale[];
}

/** Code and name of a language, and a note that the page is not written in it; the style sheet shows what fits. */
function LanguageName({ locale }: { readonly locale: Locale }): ReactNode {
  const { languageName, languageCode, onlyInGerman, notTranslated } = messagesByLocale[locale];
  const isLeichteSprache = locale === 'ls';
  return (
    <>
      {!isLeichteSprache && (
        <span className="language-switch-code" aria-hidden="true">
          {languageCode}
        </span>
      )}
      <span className={isLeichteSprache ? undefined : 'language-switch-name'}>{languageName}</span>
      <span className="language-switch-note"> ({isLeichteSprache ? notTranslated : onlyInGerman})</span>
    </>
  );
}

/**
 * Links to the same page in the other languages: Leichte Sprache by its full name, the others by code in a line, by
 * name in the menu. A language without a translation says so in its own words, and is linked all the same.
 */
export function LanguageSwitch({ context, translations }: LanguageSwitchProps): ReactNode {
  // One language leaves nothing to choose.
  if (siteLocales().length === 1) return null;
  return (
    <nav aria-label={context.messages.languages} className="language-switch-switch">
      <ul className="language-switch-list">
        {siteLocales().map((locale) => (
          <li key={locale}>
            <a
              className="language-switch-link"
              href={localizedPath(locale, context.path)}
              lang={languageTag[locale]}
              hrefLang={languageTag[locale]}
              aria-current={locale === context.locale ? 'true' : undefined}
              data-language={locale}
              data-missing={translations.includes(locale) ? undefined : ''}
            >
              <LanguageName locale={locale} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
