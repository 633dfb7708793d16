import type { ReactNode } from 'react';
import { facetNames } from '@/lib/portal/browser/portalData';
import { firstState, isNarrowed } from '@/lib/portal/browser/portalState';
import type { PortalState } from '@/lib/portal/browser/portalState';
import { shownDay } from '@/lib/portal/browser/typedDay';
import { toggled } from './PortalFilters';
import type { PortalFiltersProps } from './PortalFilters';

export type ChosenProps = Pick<PortalFiltersProps, 'data' | 'state' | 'texts' | 'go'>;

interface Condition {
  readonly key: string;
  readonly label: string;
  readonly language?: string | undefined;
  /** What is asked for without it. */
  readonly without: Partial<PortalState>;
}

/** What was chosen from lists, then what was typed. */
function conditionsOf({ data, state, texts }: ChosenProps): readonly Condition[] {
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
    { key: 'since', label: `${texts.since} ${shownDay(since, texts.sinceFormat)}`, without: { since: '' } },
    { key: 'from', label: `${texts.covered} ${texts.from} ${from}`, without: { from: null } },
    { key: 'to', label: `${texts.covered} ${texts.to} ${to}`, without: { to: null } },
  ] as const;
  return [...values, ...typed.filter(({ key }) => state[key] !== firstState[key])];
}

/** What the list is narrowed by, each to be taken away. */
export function Chosen(props: ChosenProps): ReactNode {
  const { state, texts, go } = props;
  if (!isNarrowed(state)) return null;
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
          onClick={() => go({ ...firstState, view: state.view, sort: state.sort })}
        >
          {texts.reset}
        </button>
      </li>
    </ul>
  );
}
