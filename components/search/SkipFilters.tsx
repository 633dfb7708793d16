import type { MouseEvent, ReactNode } from 'react';

/** The id of the hits, to which the skip link leads. */
export const resultsId = 'search-found';

/** Keeps the address as it is, since it holds nothing but the search. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(resultsId)?.focus();
}

/** The first tab stop after the field and the count: skips sorting and filters. Visible only with the focus. */
export function SkipFilters({ text }: { readonly text: string }): ReactNode {
  return (
    <a href={`#${resultsId}`} className="skip-filters-link" onClick={skip}>
      {text}
    </a>
  );
}
