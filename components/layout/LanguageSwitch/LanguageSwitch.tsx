import type { ReactNode } from 'react';
import { locales } from '@/content-types/locales';
import { messagesByLocale } from '@/lib/i18n/messages';
import { languageTag, localizedPath } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';
import styles from './LanguageSwitch.module.scss';

/** The same page in the other languages; Leichte Sprache by its full name, the others by their code. */
export function LanguageSwitch({ context }: { readonly context: PageContext }): ReactNode {
  return (
    <nav aria-label={context.messages.languages} className={styles.switch}>
      <ul className={styles.list}>
        {locales.map((locale) => {
          const { languageName, languageCode } = messagesByLocale[locale];
          return (
            <li key={locale}>
              <a
                className={styles.link}
                href={localizedPath(locale, context.path)}
                lang={languageTag[locale]}
                hrefLang={languageTag[locale]}
                aria-current={locale === context.locale ? 'true' : undefined}
                data-language={locale}
              >
                {locale === 'ls' ? (
                  languageName
                ) : (
                  <>
                    <span aria-hidden="true">{languageCode}</span>
                    <span className="visually-hidden">{languageName}</span>
                  </>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
