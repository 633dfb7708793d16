import type { ReactNode } from 'react';
import type { TextContext } from '@/lib/site/pageContext';
import { Subject } from '../../language/Subject';

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  /** Number of visible lines; with one it is a single-line field, as for addresses. */
  readonly rows?: number;
  /** Whether the visitor's choice in the figure is part of it. */
  readonly hasChoice?: boolean;
  readonly context: TextContext;
}

/** A text to copy: selectable without scripts, copied by a button with them (`lib/client/figureTools.ts`). */
export function CopyField({ label, value, rows = 1, hasChoice = false, context }: CopyFieldProps): ReactNode {
  const { copy, copied } = context.messages.takeAlong;
  const field = {
    className: 'copy-field-text',
    readOnly: true,
    defaultValue: value,
    'data-choice': hasChoice ? '' : undefined,
  };
  return (
    <div className="copy-field-field">
      <label className="copy-field-label">
        {label}
        {rows === 1 ? <input type="text" {...field} /> : <textarea {...field} rows={rows} spellCheck={false} />}
      </label>
      <button type="button" className="copy-field-copy" data-figure-tool="copy" data-done={copied}>
        {copy}
        <Subject context={context}>{label}</Subject>
      </button>
    </div>
  );
}
