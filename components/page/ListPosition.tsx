import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';

/** The position of the page in a filtered list of the portal, for visitors who come from there: `lib/portal/browser/listPosition.ts`. */
export function ListPosition({ context }: { readonly context: PageContext }): ReactNode {
  const { detail } = context.messages;
  return (
    <nav
      className="note screen-only"
      aria-label={detail.selection}
      data-list-place=""
      data-position={detail.inSelection}
      data-previous={detail.previous}
      data-next={detail.next}
      data-list={detail.toSelection}
      hidden
    />
  );
}
