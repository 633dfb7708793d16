import type { ReactNode } from 'react';

/** Four columns of a chart; to re-brand, replace this drawing. */
export function Logo(): ReactNode {
  return (
    <svg className="site-header-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className="site-header-ink" d="M2 20h5v10H2zM18 2h5v28h-5z" />
      <path className="site-header-accent" d="M10 12h5v18h-5zM26 15h5v15h-5z" />
    </svg>
  );
}
