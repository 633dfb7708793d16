import type { ReactNode } from 'react';
import { facetNames } from '@/lib/portal/browser/portalData';
import { initialState, isFiltered } from '@/lib/portal/browser/portalState';
import type { PortalState } from '@/lib/portal/browser/portalState';
import { formatDay } from '@/lib/portal/browser/parseDay';
import { toggled } from './PortalFilters';
import type { PortalFiltersProps } from './PortalFilters';

export type ActiveFiltersProps = Pick<PortalFiltersProps, 'data' | 'state' | 'texts' | 'go'>;

interface Condition {
  readonly key: string;
  readonly label: string;
  readonly language?: string | undefined;
  /** The change of state that removes it. */
  readonly without: Partial<PortalState>;
}

/** Filters chosen from lists, then those typed. */
function conditionsOf({ data, state, texts }: ActiveFiltersProps): readonly Condition[] {
  const { from, to, since } = state;
  const values = facetNames.flatMap((name) =>
    data.choices[name]
      .filter(([value]) => state.filters[name].includes(value))
      .map(([value, label, language]) => ({
        key: `${name} ${value}`,
        label,
        language,
        without: toggled(state, name, value),
      })),
  );
  const typed = [
    { key: 'since', label: `${texts.since} ${formatDay(since, texts.sinceFormat)}`, without: { since: '' } },
    { key: 'from', label: `${texts.covered} ${texts.from} ${from}`, without: { from: null } },
    { key: 'to', label: `${texts.covered} ${texts.to} ${to}`, without: { to: null } },
  ] as const;
  return [...values, ...typed.filter(({ key }) => state[key] !== initialState[key])];
}

/** The active filters, each with a button to remove it. */
export function ActiveFilters(props: ActiveFiltersProps): ReactNode {
  const { state, texts, go } = props;
  if (!isFiltered(state)) return null;
  return (
    <ul className="chosen-filters-list" aria-label={texts.chosen}>
      {conditionsOf(props).map(({ key, label, language, without }) => (
        <li key={key}>
          <button type="button" className="chosen-filters-filter" onClick={() => go(without)}>
            <span lang={language}>{label}</span> <span aria-hidden="true">×</span>
            <span className="visually-hidden"> {texts.remove}</span>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="chosen-filters-reset"
          onClick={() => go({ ...initialState, view: state.view, sort: state.sort })}
        >
          {texts.reset}
        </button>
      </li>
    </ul>
  );
}
