import type { ReactNode } from 'react';
import { routes } from '@/content-types/routes';
import { localizedPath } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';
import { searchFieldId } from '../../search/searchFieldId';
import { consentId } from '../ConsentBanner/ConsentBanner';
import { footerId } from '../SiteFooter/SiteFooter';

/** The beginning of the page, to which «back to top» leads. */
export const skipLinksId = 'anfang';

/** The beginning of the content. */
export const contentId = 'inhalt';

/** The first thing on a page for keyboard users; visible only with the focus. */
export function SkipLinks({ context }: { readonly context: PageContext }): ReactNode {
  const { messages, locale } = context;
  const links = [
    { address: `#${contentId}`, text: messages.skipToContent },
    {
      address: `${localizedPath(locale, routes.search)}#${searchFieldId}`,
      text: messages.skipToSearch,
      isSearch: true,
    },
    { address: `#${footerId}`, text: messages.skipToFooter },
  ];
  return (
    <nav id={skipLinksId} aria-label={messages.skipLinks} className="skip-links-links">
      {links.map(({ address, text, isSearch }) => (
        <a key={address} href={address} className="skip-links-link" data-skip-to-search={isSearch}>
          {text}
        </a>
      ))}
      <a href={`#${consentId}`} className="skip-links-link skip-links-to-consent">
        {messages.skipToConsent}
      </a>
    </nav>
  );
}
