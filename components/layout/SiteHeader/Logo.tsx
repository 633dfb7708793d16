import type { ReactNode } from 'react';
import styles from './SiteHeader.module.scss';

/** Four columns of a chart; to re-brand, replace this drawing. */
export function Logo(): ReactNode {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className={styles.ink} d="M2 20h5v10H2zM18 2h5v28h-5z" />
      <path className={styles.accent} d="M10 12h5v18h-5zM26 15h5v15h-5z" />
    </svg>
  );
}
