import type { ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import { routes } from '@/content-types/routes';
import { siteLocales } from '@/lib/shared/office';
import { messagesByLocale } from '@/lib/i18n/messages';
import { languageTag, localizedPath } from '@/lib/i18n/paths';
import { headerFit } from '@/lib/site/headerFit';
import type { HeaderStep } from '@/lib/site/headerFit';
import { menuEntries } from '@/lib/site/menu';
import type { MenuKey } from '@/lib/site/menu';
import type { PageContext } from '@/lib/site/pageContext';
import { HeaderSearch } from '../../search/SearchForm/HeaderSearch';
import { TextIn } from '../../language/TextIn';
import { Icon } from '../../ui/Icon/Icon';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch';
import { MainMenu } from './MainMenu';
import { SiteName } from './SiteName';

export interface SiteHeaderProps {
  readonly context: PageContext;
  readonly activeKey: MenuKey | null;
  /** The languages that the page is written in. */
  readonly translations: readonly Locale[];
}

const panelId = 'site-menu';

/** The only language visible on phones, so that those who need it do not have to find a menu first. */
function LeichteSpracheLink({ context: { locale, path } }: { readonly context: PageContext }): ReactNode {
  return (
    <a
      className="site-header-leichte-sprache"
      href={localizedPath('ls', path)}
      hrefLang={languageTag.ls}
      lang={languageTag.ls}
      aria-current={locale === 'ls' ? 'true' : undefined}
      data-language="ls"
    >
      {messagesByLocale.ls.languageName}
    </a>
  );
}

/** The window width from which the style sheet shows one row. */
function lineFrom(context: PageContext): HeaderStep {
  const { site_name: name, site_subtitle: subtitle } = context.content.single('headers');
  const entries = menuEntries(context).map(({ label, type }) => ({ label, isExternal: type === 'external' }));
  return headerFit({ name, subtitle: subtitle ?? '', entries });
}

/**
 * One line at every width: logo, search, main menu, languages. If they do not fit, everything but the logo is in a popover,
 * which needs no script: the browser opens it, closes it with Escape and gives the focus back.
 */
export function SiteHeader({ context, activeKey, translations }: SiteHeaderProps): ReactNode {
  const { messages, content, locale } = context;
  const { picker_label: picker, meta } = content.single('headers');
  return (
    <header className="site-header-header" data-site-header data-line={lineFrom(context)} suppressHydrationWarning>
      <div className="site-header-inner">
        <SiteName context={context} />
        {siteLocales().includes('ls') && <LeichteSpracheLink context={context} />}
        <button type="button" className="site-header-open" popoverTarget={panelId}>
          <Icon name="menu" />
          {messages.menu}
        </button>
        <div id={panelId} popover="auto" className="site-header-panel">
          <button
            type="button"
            className="site-header-close"
            popoverTarget={panelId}
            popoverTargetAction="hide"
            // eslint-disable-next-line jsx-a11y/no-autofocus -- in a popover it is where the focus goes when it opens
            autoFocus
          >
            <Icon name="close" />
            {messages.closeMenu}
          </button>
          <HeaderSearch context={context} />
          <MainMenu context={context} activeKey={activeKey} />
          {locale !== 'ls' && content.all('display-themes').length > 0 && (
            <a className="site-header-picker-link" href={`${localizedPath(locale, routes.themes)}#topic-picker`}>
              <TextIn language={meta.locale} context={context}>
                {picker}
              </TextIn>
              <Icon name="arrow" />
            </a>
          )}
          <LanguageSwitch context={context} translations={translations} />
        </div>
      </div>
    </header>
  );
}
