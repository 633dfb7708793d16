import type { ReactNode } from 'react';
import { defaultLocale } from '@/content-types/locales';
import { entryAddress, entryTitle } from '@/lib/site/addresses';
import type { LinkedEntry } from '@/lib/site/addresses';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from './Link';
import { TextIn } from './TextIn';

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
  const address = entryAddress(entry);
  const marked = (
    <TextIn language={textLanguage} context={context}>
      {text}
    </TextIn>
  );
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
