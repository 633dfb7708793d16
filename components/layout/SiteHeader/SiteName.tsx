import type { ReactNode } from 'react';
import { languageTag, localizedPath } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';
import { Logo } from './Logo';

/** Logo and name of the site, linked to the home page. */
export function SiteName({ context }: { readonly context: PageContext }): ReactNode {
  const { content, messages, locale } = context;
  const { site_name: name, site_subtitle: subtitle, meta } = content.single('headers');
  const language = meta.locale === locale ? undefined : languageTag[meta.locale];
  return (
    <a href={localizedPath(locale, '/')} className="site-header-logo">
      <Logo />
      <span>
        <span className="site-header-name" lang={language}>
          {name}
        </span>
        {subtitle !== null && (
          <span className="site-header-subtitle" lang={language}>
            {subtitle}
          </span>
        )}
        <span className="visually-hidden">, {messages.home}</span>
      </span>
    </a>
  );
}
