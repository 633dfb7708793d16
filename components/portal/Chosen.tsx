import type { ReactNode } from 'react';
import { facetNames } from '@/lib/browser/portal/portalData';
import { firstState, isNarrowed } from '@/lib/browser/portal/portalState';
import { toggled } from './PortalFilters';
import type { PortalFiltersProps } from './PortalFilters';

export type ChosenProps = Pick<PortalFiltersProps, 'data' | 'state' | 'texts' | 'go'>;

/** What the list is narrowed by, each to be taken away. */
export function Chosen({ data, state, texts, go }: ChosenProps): ReactNode {
  if (!isNarrowed(state)) return null;
  const values = facetNames.flatMap((name) =>
    data.choices[name]
      .filter(([value]) => state.filters[name].includes(value))
      .map(([value, label, language]) => ({ name, value, label, language })),
  );
  return (
    <ul className="chosen-filters-list" aria-label={texts.chosen}>
      {values.map(({ name, value, label, language }) => (
        <li key={`${name} ${value}`}>
          <button type="button" className="chosen-filters-filter" onClick={() => go(toggled(state, name, value))}>
            <span lang={language}>{label}</span> <span aria-hidden="true">×</span>
            <span className="visually-hidden"> {texts.remove}</span>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="chosen-filters-reset"
          onClick={() => go({ ...firstState, view: state.view, sort: state.sort })}
        >
          {texts.reset}
        </button>
      </li>
    </ul>
  );
}
