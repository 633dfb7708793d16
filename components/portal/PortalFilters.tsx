import type { ReactNode } from 'react';
import type { Counts } from '@/lib/portal/browser/filterRecords';
import { facetNames } from '@/lib/portal/browser/portalData';
import type { FacetName, PortalData } from '@/lib/portal/browser/portalData';
import { activeFilterCount } from '@/lib/portal/browser/portalState';
import type { PortalState } from '@/lib/portal/browser/portalState';
import { formatDay, parseDay } from '@/lib/portal/browser/parseDay';
import { Facet } from '../search/Facet';
import { FoldedFilters } from '../search/Facets';
import type { FacetValue } from '../search/facetValues';
import type { PortalTexts } from './portalProps';
import { TypedFilter } from './TypedFilter';

export interface PortalFiltersProps {
  readonly data: PortalData;
  readonly counts: Counts;
  readonly state: PortalState;
  readonly texts: PortalTexts;
  readonly go: (change: Partial<PortalState>) => void;
}

/** The values that occur, those that are chosen, and `kept`, in the order of the data. */
function valuesOf(name: FacetName, { data, counts, state }: PortalFiltersProps, kept?: string): readonly FacetValue[] {
  return data.choices[name].flatMap(([value, label, language]) => {
    const count = counts[name].get(value) ?? 0;
    const isChosen = state.filters[name].includes(value);
    return count > 0 || isChosen || value === kept ? [{ value, label, language, count, isChosen }] : [];
  });
}

/** Returns the filters with a value added, or removed if it is chosen. */
export function toggled({ filters }: PortalState, name: FacetName, value: string): Pick<PortalState, 'filters'> {
  const others = filters[name].filter((other) => other !== value);
  const isChosen = others.length < filters[name].length;
  return { filters: { ...filters, [name]: isChosen ? others : [...others, value] } };
}

const identity = (value: string): string => value;

function typedYear(text: string): string | undefined {
  return text === '' || /^[12]\d{3}$/.test(text) ? text : undefined;
}

interface YearProps {
  readonly id: string;
  readonly label: string;
  readonly wrong: string;
  readonly value: number | null;
  readonly onYear: (year: number | null) => void;
}

function Year({ id, label, wrong, value, onYear }: YearProps): ReactNode {
  return (
    <TypedFilter
      id={id}
      label={label}
      wrong={wrong}
      length={4}
      isNumber
      value={String(value ?? '')}
      show={identity}
      read={typedYear}
      onValue={(text) => onYear(text === '' ? null : Number(text))}
    />
  );
}

/** The filters of the portal, with the number of indicators for each value. */
export function PortalFilters(props: PortalFiltersProps): ReactNode {
  const { data, counts, state, texts, go } = props;
  return (
    <FoldedFilters texts={texts} chosen={activeFilterCount(state)}>
      <div className="facets-facet">
        <TypedFilter
          id="since-note"
          label={texts.since}
          format={texts.sinceFormat}
          wrong={texts.noDay}
          length={10}
          value={state.since}
          show={(day) => formatDay(day, texts.sinceFormat)}
          read={parseDay}
          onValue={(since) => go({ since })}
        />
      </div>
      {data.records.some(({ from }) => from !== null) && (
        <fieldset className="facets-facet">
          <legend className="facets-legend">{texts.covered}</legend>
          <Year
            id="from-note"
            label={texts.from}
            wrong={texts.noYear}
            value={state.from}
            onYear={(from) => go({ from })}
          />
          <Year id="to-note" label={texts.to} wrong={texts.noYear} value={state.to} onYear={(to) => go({ to })} />
        </fieldset>
      )}
      {facetNames.map((name) => (
        <Facet
          key={name}
          name={texts.facets[name]}
          valuesWith={(kept) => valuesOf(name, props, kept)}
          counts={counts}
          moreText={texts.moreValues}
          onToggle={(value) => go(toggled(state, name, value))}
        />
      ))}
    </FoldedFilters>
  );
}
