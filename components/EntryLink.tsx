import type { ReactNode } from 'react';
import { defaultLocale } from '@/content-types/locales';
import { languageTag } from '@/lib/i18n/paths';
import { entryAddress, entryTitle } from '@/lib/site/addresses';
import type { LinkedEntry } from '@/lib/site/addresses';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from './Link';

export interface EntryLinkProps {
  readonly entry: LinkedEntry;
  readonly context: PageContext;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * A link to the page of an entry by its title. A title in another language than the page says so. From Leichte Sprache
 * it leads straight to the German page when there is no other.
 */
export function EntryLink({ entry, context, className, children }: EntryLinkProps): ReactNode {
  const text = children ?? entryTitle(entry);
  const textLanguage = entry.meta.locale;
  const isForeign = textLanguage !== context.language;
  const address = entryAddress(entry);
  const marked = isForeign ? <span lang={languageTag[textLanguage]}>{text}</span> : text;
  if (address === null) return <span className={className}>{marked}</span>;
  const leavesLeichteSprache = context.locale === 'ls' && textLanguage === defaultLocale;
  const target = leavesLeichteSprache ? { ...context, locale: defaultLocale } : context;
  return (
    <>
      <Link address={address} context={target} className={className}>
        {marked}
      </Link>
      {leavesLeichteSprache && <span className="note"> ({context.messages.onlyInGerman})</span>}
    </>
  );
}
