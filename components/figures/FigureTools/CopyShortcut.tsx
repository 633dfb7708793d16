import type { ReactNode } from 'react';
import type { TextContext } from '@/lib/site/pageContext';
import { CopyButton } from '../../ui/CopyField/CopyField';

export interface CopyShortcutProps {
  /** Of the first field of the tool. */
  readonly label: string;
  readonly context: TextContext;
}

/** Copies what a tool has first without opening it. */
export function CopyShortcut(props: CopyShortcutProps): ReactNode {
  return <CopyButton {...props} className="indicator-figure-download indicator-figure-tool" />;
}
