import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { languageTag } from '@/lib/i18n/paths';
import { isIconName } from '@/lib/site/icons';
import { contextInLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../../Link';
import { TextIn } from '../../language/TextIn';
import { Icon } from '../../ui/Icon/Icon';

/** The target of a skip link. */
export const footerId = 'fuss';

type Footer = Entry<'footer'>;

interface FooterPartProps {
  readonly footer: Footer;
  readonly context: PageContext;
}

function LinkGroups({ footer, context }: FooterPartProps): ReactNode {
  const groups = groupBy(footer.button_links, ({ group }) => group ?? '');
  return [...groups].map(([title, links]) => (
    <div key={title} className="site-footer-group">
      {title !== '' && <h2 className="site-footer-heading">{title}</h2>}
      <ul className="site-footer-list">
        {links.map(({ url, link_title: text, is_external: isExternal }) => (
          <li key={url}>
            <Link address={url} context={context} className="site-footer-row">
              {text}
              {isExternal && <span className="visually-hidden">({context.messages.externalSite})</span>}
              <Icon name={isExternal ? 'external' : 'arrow'} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

function SocialLinks({ footer, context }: FooterPartProps): ReactNode {
  return (
    <div className="site-footer-group">
      <h2 className="site-footer-heading">{context.messages.socialMedia}</h2>
      <ul className="site-footer-list">
        {footer.socialmedia_links.map(({ url, icon, link_title: text }) => (
          <li key={url}>
            <Link address={url} context={context} className="site-footer-row" newTab>
              {text}
              <Icon name={isIconName(icon) ? icon : 'external'} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Reopens the consent banner; without scripts there is nothing to decide. */
function ConsentSettings({ context }: { readonly context: PageContext }): ReactNode {
  const { settings_label: label, meta } = context.content.single('cookie-consent');
  return (
    <button type="button" className="site-footer-settings" data-consent-open>
      <TextIn language={meta.locale} context={context}>
        {label}
      </TextIn>
    </button>
  );
}

/** Turns the shortcut `/` to the search off and on (WCAG 2.1.4). Visible once the code of the page handles that key. */
function SlashKeySetting({ context }: { readonly context: PageContext }): ReactNode {
  return (
    <label className="site-footer-slash-key">
      <input type="checkbox" defaultChecked disabled data-slash-key suppressHydrationWarning />
      {context.messages.searchField.slashKey}
    </label>
  );
}

/** Links at the end of each page. The year is that of the build; the browser corrects it after New Year. */
export function SiteFooter({
  context: pageContext,
  year,
}: {
  readonly context: PageContext;
  readonly year: string;
}): ReactNode {
  const footer = pageContext.content.single('footer');
  const context = contextInLanguage(pageContext, footer.meta.locale);
  const language = context === pageContext ? undefined : languageTag[footer.meta.locale];
  // Leichte Sprache has few links, only to texts that everyone can read.
  const showsSocial = footer.socialmedia_links.length > 0 && context.locale !== 'ls';
  const hasLinks = footer.button_links.length > 0 || showsSocial;
  return (
    <footer id={footerId} tabIndex={-1} className="site-footer-footer" lang={language}>
      {hasLinks && (
        <div className="site-footer-groups">
          <LinkGroups footer={footer} context={context} />
          {showsSocial && <SocialLinks footer={footer} context={context} />}
        </div>
      )}
      <div className="site-footer-bottom">
        <ul className="site-footer-inline">
          {footer.bottom_links.map(({ url, link_title: text }) => (
            <li key={url}>
              <Link address={url} context={context} className="site-footer-small">
                {text}
              </Link>
            </li>
          ))}
          <li>
            <ConsentSettings context={context} />
          </li>
          <li>
            <SlashKeySetting context={context} />
          </li>
        </ul>
        <p className="site-footer-copyright">
          ©{' '}
          <span data-current-year suppressHydrationWarning>
            {year}
          </span>{' '}
          {footer.copyright}
        </p>
      </div>
    </footer>
  );
}
