import type { ReactNode } from 'react';
import { missingValue } from '@/lib/i18n/format/number';
import type { TextContext } from '@/lib/site/pageContext';

/** In the place of a value that is not known: a sign to see, words to hear. */
export function MissingValue({ context }: { readonly context: TextContext }): ReactNode {
  return (
    <>
      <span aria-hidden="true">{missingValue}</span>
      <span className="visually-hidden">{context.messages.labels.missingValue}</span>
    </>
  );
}
