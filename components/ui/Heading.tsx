import type { ReactNode } from 'react';
import type { HeadingLevel } from './headingLevel';

export interface HeadingProps {
  readonly level: HeadingLevel;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A heading whose level depends on its place. */
export function Heading({ level, id, className, children }: HeadingProps): ReactNode {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={className}>
      {children}
    </Tag>
  );
}
