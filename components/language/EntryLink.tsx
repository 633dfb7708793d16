import type { ReactNode } from 'react';
import { entryAddress, entryName } from '@/lib/site/entryAddresses';
import type { LinkedEntry } from '@/lib/site/entryAddresses';
import { linkContext } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { LanguageMark } from './LanguageMark';
import { Link } from '../Link';
import { TextIn } from './TextIn';

export interface EntryLinkProps {
  readonly entry: LinkedEntry;
  readonly context: PageContext;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * A link to the page of an entry by its name, marked with its language if that is not the page's. From Leichte Sprache
 * it leads straight to the German page if there is no other.
 */
export function EntryLink({ entry, context, className, children }: EntryLinkProps): ReactNode {
  const text = children ?? entryName(entry);
  const textLanguage = entry.meta.locale;
  const address = entryAddress(entry);
  const marked = (
    <TextIn language={textLanguage} context={context}>
      {text}
    </TextIn>
  );
  const mark = <LanguageMark language={textLanguage} context={context} />;
  if (address === null) {
    return (
      <>
        <span className={className}>{marked}</span>
        {mark}
      </>
    );
  }
  return (
    <>
      <Link address={address} context={linkContext(context, textLanguage)} className={className}>
        {marked}
      </Link>
      {mark}
    </>
  );
}
