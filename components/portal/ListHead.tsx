import type { ReactNode } from 'react';
import { sortings, views } from '@/lib/portal/browser/portalState';
import type { PortalState } from '@/lib/portal/browser/portalState';
import { fill } from '@/lib/i18n/fill';
import { formatNumber } from '@/lib/i18n/format/number';
import type { PortalProps } from './portalProps';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly onChoose: (value: Value) => void;
}

function Choose<Value extends string>({ label, value, values, names, onChoose }: ChoiceProps<Value>): ReactNode {
  return (
    <label className="results-sort">
      {label}
      <select
        className="results-select"
        value={value}
        onChange={({ currentTarget }) => {
          const next = values.find((one) => one === currentTarget.value);
          if (next !== undefined) onChoose(next);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

export interface ListHeadProps extends Pick<PortalProps, 'texts' | 'locale'> {
  readonly count: number;
  readonly state: PortalState;
  readonly onSort: (sort: PortalState['sort']) => void;
  readonly onView: (view: PortalState['view']) => void;
}

/** The number of indicators, with their order and view to choose. */
export function ListHead({ count, state, texts, locale, onSort, onView }: ListHeadProps): ReactNode {
  const { indicatorCount: several, oneIndicator, sort, sortings: orders, view, views: forms } = texts;
  return (
    <div className="results-head">
      <p role="status" className="results-count">
        {count === 1 ? oneIndicator : fill(several, { count: formatNumber(count, locale) })}
      </p>
      <Choose label={sort} value={state.sort} values={sortings} names={orders} onChoose={onSort} />
      <Choose label={view} value={state.view} values={views} names={forms} onChoose={onView} />
    </div>
  );
}
