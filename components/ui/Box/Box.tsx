import type { ReactNode } from 'react';

export type BoxKind = 'info' | 'definition' | 'warning' | 'correction';

export interface BoxProps {
  readonly kind?: BoxKind;
  /** Makes a box that must not be overlooked look like a warning. */
  readonly marked?: boolean;
  readonly children: ReactNode;
}

/** A tinted box that stands out from the text; warnings and corrections more than others. */
export function Box({ kind = 'info', marked = false, children }: BoxProps): ReactNode {
  return <div className={`box-${marked ? 'warning' : kind}`}>{children}</div>;
}
