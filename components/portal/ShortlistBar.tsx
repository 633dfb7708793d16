import type { ReactNode } from 'react';
import { saveShortlist, maxShortlisted } from '@/lib/portal/browser/shortlist';
import type { ShortlistKind } from '@/lib/portal/browser/shortlist';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';

export interface ShortlistBarProps {
  readonly kind: ShortlistKind;
  readonly kept: readonly string[];
  readonly texts: Pick<Messages['compare'], 'count' | 'open' | 'clear'>;
  readonly onCompare: () => void;
}

/** The size of the shortlist, with buttons to compare and to clear it; invisible if it is empty. */
export function ShortlistBar({ kind, kept, texts, onCompare }: ShortlistBarProps): ReactNode {
  const { count, open, clear } = texts;
  return (
    // A live region must exist before its text changes.
    <div className={kept.length > 0 ? 'screen-only' : 'visually-hidden'}>
      <p aria-live="polite" className="results-count">
        {kept.length > 0 && fill(count, { count: String(kept.length), most: String(maxShortlisted) })}
      </p>
      {kept.length > 0 && (
        <p>
          <button type="button" className="chosen-filters-filter" onClick={onCompare}>
            {open}
          </button>{' '}
          <button type="button" className="chosen-filters-reset" onClick={() => saveShortlist(kind, [])}>
            {clear}
          </button>
        </p>
      )}
    </div>
  );
}
