import type { ReactNode } from 'react';
import { keep, mostKept } from '@/lib/browser/portal/keptIndicators';
import { fill } from '@/lib/language/fill';
import chosen from '../search/ChosenFilters.module.scss';
import styles from '../search/Results.module.scss';
import type { PortalTexts } from './portalProps';

export interface KeptBarProps {
  readonly kept: readonly string[];
  readonly texts: PortalTexts;
  readonly onCompare: () => void;
}

/** How many indicators are put aside, and the way to see them beside each other; nothing to be seen if none is. */
export function KeptBar({ kept, texts, onCompare }: KeptBarProps): ReactNode {
  const { count, open, clear } = texts.compare;
  return (
    // It says what has changed, so it is there before something is to be said.
    <div className={kept.length > 0 ? 'screen-only' : 'visually-hidden'}>
      <p aria-live="polite" className={styles.count}>
        {kept.length > 0 && fill(count, { count: String(kept.length), most: String(mostKept) })}
      </p>
      {kept.length > 0 && (
        <p>
          <button type="button" className={chosen.filter} onClick={onCompare}>
            {open}
          </button>{' '}
          <button type="button" className={chosen.reset} onClick={() => keep([])}>
            {clear}
          </button>
        </p>
      )}
    </div>
  );
}
