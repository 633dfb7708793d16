import type { ReactNode } from 'react';
import { permanentAddress, publisher } from '@/lib/site/permanentAddress';
import type { PageContext } from '@/lib/site/pageContext';

/** The head of a printed page: its publisher and address. On screen, the site header takes its place. */
export function PrintHead({ context }: { readonly context: PageContext }): ReactNode {
  return (
    <p className="print-head-head">
      <b className="print-head-publisher">{publisher(context.locale)}</b>
      <span>{permanentAddress(context)}</span>
    </p>
  );
}
