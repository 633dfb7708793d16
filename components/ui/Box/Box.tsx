import type { ReactNode } from 'react';
import styles from './Box.module.scss';

/** A tinted box that stands out of the text. */
export function Box({
  marked = false,
  children,
}: {
  readonly marked?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return <div className={marked ? styles.marked : styles.box}>{children}</div>;
}
