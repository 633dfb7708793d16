import type { ReactNode } from 'react';
import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { isReadable, languageTag, localizedPath } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';
import { Icon } from '../../ui/Icon/Icon';

/** One step from the home page to this page; the last one is the page itself. */
export interface Crumb {
  readonly title: string;
  /** Address without language. */
  readonly path: string;
  /** The language of the title. */
  readonly language: Locale;
}

export interface BreadcrumbsProps {
  readonly crumbs: readonly Crumb[];
  readonly context: PageContext;
}

function Back(): ReactNode {
  return (
    <span className="breadcrumbs-back">
      <Icon name="back" />
    </span>
  );
}

/**
 * The position of the page in the site; on phones only its parent, with an arrow. From Leichte Sprache, pages that exist in
 * German only are linked in German.
 */
export function Breadcrumbs({ crumbs, context }: BreadcrumbsProps): ReactNode {
  const { locale, messages } = context;
  const linkLocale = (language: Locale): Locale => (isReadable(language, locale) ? locale : defaultLocale);
  const parent = crumbs.length - 2;
  const itemClass = (index: number): string | undefined =>
    index === parent ? 'breadcrumbs-item breadcrumbs-parent' : 'breadcrumbs-item';
  return (
    <nav aria-label={messages.breadcrumbs} className="breadcrumbs">
      <ol className="breadcrumbs-list">
        <li className={itemClass(-1)}>
          {parent === -1 && <Back />}
          <a href={localizedPath(locale, '/')}>{messages.home}</a>
        </li>
        {crumbs.map(({ title, path, language }, index) => (
          <li key={path} className={itemClass(index)} lang={language === locale ? undefined : languageTag[language]}>
            {index === parent && <Back />}
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <a href={localizedPath(linkLocale(language), path)}>{title}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
