import type { ReactNode } from 'react';
import { missingValue } from '@/lib/i18n/format/number';
import type { TextContext } from '@/lib/site/pageContext';

/** Shown instead of an unknown value: a sign, and words for screen readers. */
export function MissingValue({ context }: { readonly context: TextContext }): ReactNode {
  return (
    <>
      <span aria-hidden="true">{missingValue}</span>
      <span className="visually-hidden">{context.messages.labels.missingValue}</span>
    </>
  );
}
