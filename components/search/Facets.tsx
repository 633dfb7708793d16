import { memo } from 'react';
import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/fill';
import { facetNames } from '@/lib/search/document';
import type { FacetName } from '@/lib/search/document';
import type { FacetCounts, Filters } from '@/lib/search/engine';
import { Facet } from './Facet';
import { facetValues } from './facetValues';
import type { SearchProps } from './searchProps';
import { useIsWide } from './useIsWide';

export interface FacetsProps extends Pick<SearchProps, 'texts' | 'labels'> {
  readonly counts: FacetCounts;
  readonly filters: Filters;
  readonly onToggle: (name: FacetName, value: string) => void;
  /** The choice of the sort order, which is folded with the filters. */
  readonly children?: ReactNode;
}

interface FoldedFiltersProps {
  readonly texts: { readonly filters: string; readonly filtersChosen: string };
  /** The label of the fold, if it contains more than filters. */
  readonly summary?: string;
  /** How many values are chosen. */
  readonly chosen: number;
  readonly children?: ReactNode;
}

/** Filters beside a list; folded on phones. */
export function FoldedFilters({ texts, summary = texts.filters, chosen, children }: FoldedFiltersProps): ReactNode {
  const isWide = useIsWide();
  if (isWide) {
    return (
      <section className="facets" aria-label={texts.filters}>
        {children}
      </section>
    );
  }
  return (
    <details className="facets-folded">
      <summary className="facets-summary">
        {chosen === 0 ? summary : fill(texts.filtersChosen, { count: String(chosen) })}
      </summary>
      <div className="facets">{children}</div>
    </details>
  );
}

/** The facets of the hits, with counts. */
function AllFacets({ texts, labels, counts, filters, onToggle, children = null }: FacetsProps): ReactNode {
  const chosen = facetNames.reduce((sum, name) => sum + filters[name].length, 0);
  const summary = children === null ? texts.filters : texts.filtersAndSort;
  return (
    <FoldedFilters texts={texts} summary={summary} chosen={chosen}>
      {children}
      {facetNames.map((name) => (
        <Facet
          key={name}
          name={texts.facets[name]}
          valuesWith={(kept) => facetValues(name, counts, filters, labels, kept)}
          counts={counts}
          moreText={texts.moreValues}
          onToggle={(value) => onToggle(name, value)}
        />
      ))}
    </FoldedFilters>
  );
}

/** Rendered again only when counts or filters change. */
export const Facets = memo(AllFacets);
