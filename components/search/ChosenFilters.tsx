import type { ReactNode } from 'react';
import type { SearchState } from '@/lib/search/addressState';
import { facetNames } from '@/lib/search/document';
import { noFilters } from '@/lib/search/engine';
import type { Filters } from '@/lib/search/engine';
import { valueLabel } from './facetValues';
import type { SearchProps } from './searchProps';

export interface ChosenFiltersProps extends Pick<SearchProps, 'texts' | 'labels'> {
  readonly filters: Filters;
  readonly go: (change: Partial<SearchState>) => void;
}

/** The active filters, each with a button to remove it. */
export function ChosenFilters({ filters, texts, labels, go }: ChosenFiltersProps): ReactNode {
  const chosen = facetNames.flatMap((name) => filters[name].map((value) => ({ name, value })));
  if (chosen.length === 0) return null;
  return (
    <ul className="chosen-filters-list" aria-label={texts.chosen}>
      {chosen.map(({ name, value }) => {
        const rest = filters[name].filter((other) => other !== value);
        const label = valueLabel(name, value, labels);
        return (
          <li key={`${name} ${value}`}>
            <button
              type="button"
              className="chosen-filters-filter"
              onClick={() => go({ page: 1, filters: { ...filters, [name]: rest } })}
            >
              {label} <span aria-hidden="true">×</span>
              <span className="visually-hidden"> {texts.remove}</span>
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className="chosen-filters-reset" onClick={() => go({ page: 1, filters: noFilters })}>
          {texts.reset}
        </button>
      </li>
    </ul>
  );
}
