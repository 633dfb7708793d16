import type { ReactNode } from 'react';

export interface IslandProps {
  /** Name of the client component inside. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * The only place where client components are put into a page. The attribute tells the export that this page keeps its
 * scripts; pages without it are delivered without any framework.
 */
export function Island({ name, children }: IslandProps): ReactNode {
  return <div data-island={name}>{children}</div>;
}
