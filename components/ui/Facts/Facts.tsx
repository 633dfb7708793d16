import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  /** Facts without a value are left out. */
  readonly value: ReactNode;
  /** The value speaks for itself: on a single line its name is for screen readers only. */
  readonly obvious?: boolean;
}

export interface FactsProps {
  readonly facts: readonly Fact[];
  /** Side by side as a row; one after the other in a line; in the margin, which is one line on phones; as a sheet, each with its own line. */
  readonly display?: 'row' | 'line' | 'margin' | 'sheet';
}

/** Whether there is something to say: no value, an empty text and an empty list are nothing. */
export function isKnown({ value }: Fact): boolean {
  const isEmptyList = Array.isArray(value) && value.length === 0;
  return value !== null && value !== undefined && value !== '' && value !== false && !isEmptyList;
}

/** A question ends with its own sign; no colon follows. */
function labelClass({ label, obvious = false }: Fact): string | undefined {
  if (obvious) return 'facts-obvious';
  return label.endsWith('?') ? 'facts-question' : 'facts-label';
}

/** Facts about a page or a figure, each with its name. */
export function Facts({ facts, display = 'row' }: FactsProps): ReactNode {
  const known = facts.filter(isKnown);
  if (known.length === 0) return null;
  return (
    <dl className={`facts-${display}`}>
      {known.map((fact) => (
        <div key={fact.label} className="facts-fact">
          <dt className={labelClass(fact)}>{fact.label}</dt>
          <dd className="facts-value">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
