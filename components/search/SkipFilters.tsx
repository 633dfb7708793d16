import type { MouseEvent, ReactNode } from 'react';

/** What was found: where the skip link leads. */
export const resultsId = 'search-found';

/** Leaves the address alone, which holds the search and nothing else. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(resultsId)?.focus();
}

/** The first stop after the field and after the count: past sorting and filters. Seen only with the focus. */
export function SkipFilters({ text }: { readonly text: string }): ReactNode {
  return (
    <a href={`#${resultsId}`} className="skip-filters-link" onClick={skip}>
      {text}
    </a>
  );
}
