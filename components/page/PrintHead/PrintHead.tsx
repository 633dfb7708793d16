import type { ReactNode } from 'react';
import { defaultLocale } from '@/content-types/locales';
import { permanentAddress, publisher } from '@/lib/site/permanentAddress';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../../language/TextIn';

/** The head of a printed page: who publishes it and where it is. On the screen the header of the site says so. */
export function PrintHead({ context }: { readonly context: PageContext }): ReactNode {
  return (
    <p className="print-head-head">
      <b className="print-head-publisher">
        <TextIn language={defaultLocale} context={context}>
          {publisher()}
        </TextIn>
      </b>
      <span>{permanentAddress(context)}</span>
    </p>
  );
}
