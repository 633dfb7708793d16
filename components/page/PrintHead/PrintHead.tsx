import type { ReactNode } from 'react';
import { permanentAddress, publisher } from '@/lib/site/permanentAddress';
import type { PageContext } from '@/lib/site/pageContext';

/** The head of a printed page: who publishes it and where it is. On the screen the header of the site says so. */
export function PrintHead({ context }: { readonly context: PageContext }): ReactNode {
  return (
    <p className="print-head-head">
      <b className="print-head-publisher">{publisher(context.locale)}</b>
      <span>{permanentAddress(context)}</span>
    </p>
  );
}
