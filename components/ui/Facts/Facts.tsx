import type { ReactNode } from 'react';
import { Lines } from '../Lines';

export interface Fact {
  readonly label: string;
  /** Facts without a value are left out. */
  readonly value: ReactNode;
  /** The value speaks for itself: in a single line, its label is for screen readers only. */
  readonly obvious?: boolean;
}

export interface FactsProps {
  readonly facts: readonly Fact[];
  /** `row`: side by side; `line`: one after the other; `margin`: in the margin, one line on phones; `sheet`: one per line. */
  readonly display?: 'row' | 'line' | 'margin' | 'sheet';
}

/** Whether a fact has a value: null, undefined, false, an empty text and an empty list are none. */
export function isKnown({ value }: Fact): boolean {
  const isEmptyList = Array.isArray(value) && value.length === 0;
  return value !== null && value !== undefined && value !== '' && value !== false && !isEmptyList;
}

/** A question mark is not followed by a colon. */
function labelClass({ label, obvious = false }: Fact): string | undefined {
  if (obvious) return 'facts-obvious';
  return label.endsWith('?') ? 'facts-question' : 'facts-label';
}

/** Facts about a page or a figure, each with its label. */
export function Facts({ facts, display = 'row' }: FactsProps): ReactNode {
  const known = facts.filter(isKnown);
  if (known.length === 0) return null;
  return (
    <dl className={`facts-${display}`}>
      {known.map((fact) => (
        <div key={fact.label} className="facts-fact">
          <dt className={labelClass(fact)}>{fact.label}</dt>
          <dd className="facts-value">{typeof fact.value === 'string' ? <Lines text={fact.value} /> : fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
