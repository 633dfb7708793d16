import type { ReactNode } from 'react';
import styles from './Facts.module.scss';

export interface Fact {
  readonly label: string;
  /** Facts without a value are left out. */
  readonly value: ReactNode;
}

/** Facts about a page or a figure, each with its name. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
