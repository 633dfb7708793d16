import type { ReactNode } from 'react';
import { keep, mostKept } from '@/lib/portal/browser/kept';
import type { KeptKind } from '@/lib/portal/browser/kept';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';

export interface KeptBarProps {
  readonly kind: KeptKind;
  readonly kept: readonly string[];
  readonly texts: Pick<Messages['compare'], 'count' | 'open' | 'clear'>;
  readonly onCompare: () => void;
}

/** How much is put aside, and the way to see it side by side; nothing to be seen if nothing is. */
export function KeptBar({ kind, kept, texts, onCompare }: KeptBarProps): ReactNode {
  const { count, open, clear } = texts;
  return (
    // It says what has changed, so it is there before something is to be said.
    <div className={kept.length > 0 ? 'screen-only' : 'visually-hidden'}>
      <p aria-live="polite" className="results-count">
        {kept.length > 0 && fill(count, { count: String(kept.length), most: String(mostKept) })}
      </p>
      {kept.length > 0 && (
        <p>
          <button type="button" className="chosen-filters-filter" onClick={onCompare}>
            {open}
          </button>{' '}
          <button type="button" className="chosen-filters-reset" onClick={() => keep(kind, [])}>
            {clear}
          </button>
        </p>
      )}
    </div>
  );
}
