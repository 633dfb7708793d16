import type { ReactNode } from 'react';
import type { TextContext } from '@/lib/site/pageContext';

export interface CopyButtonProps {
  /** What is copied: said, not shown. */
  readonly label: string;
  readonly className: string | undefined;
  readonly context: TextContext;
}

/** Copies the text of the field that it stands beside, or else of the first one before it (`lib/browser/takeAlong.ts`). */
export function CopyButton({ label, className, context }: CopyButtonProps): ReactNode {
  const { copy, copied } = context.messages.takeAlong;
  return (
    <button type="button" className={className} data-figure-tool="copy" data-done={copied}>
      {copy}
      <span className="visually-hidden">: {label}</span>
    </button>
  );
}

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  /** Lines that are seen at once; a single one is an address. */
  readonly rows?: number;
  /** Whether what a visitor has chosen of the figure is part of it. */
  readonly hasChoice?: boolean;
  readonly context: TextContext;
}

/** A text to take along: selectable without scripts, copied by a button with them (`lib/browser/takeAlong.ts`). */
export function CopyField({ label, value, rows = 1, hasChoice = false, context }: CopyFieldProps): ReactNode {
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
      <CopyButton label={label} className="copy-field-copy" context={context} />
    </div>
  );
}
