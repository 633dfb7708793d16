import type { ReactNode } from 'react';
import styles from './Icon.module.scss';

/** Drawn on a grid of 24. */
const drawings = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  external: 'M7 17 17 7M9 7h8v8',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  mastodon: 'M6 16V9a3 3 0 0 1 6 0v4M12 9a3 3 0 0 1 6 0v7',
  linkedin: 'M5 10v9M5 5v.5M10 19v-9M10 14a4 4 0 0 1 8 0v5',
  youtube: 'M4 7h16v10H4zM10.5 9.5v5l4-2.5z',
  link: 'M10 14l4-4M8 12l-2 2a3.5 3.5 0 0 0 5 5l2-2M16 12l2-2a3.5 3.5 0 0 0-5-5l-2 2',
} as const;

export type IconName = keyof typeof drawings;

export function isIconName(name: string): name is IconName {
  return name in drawings;
}

/** A decorative drawing beside a text that says the same. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
