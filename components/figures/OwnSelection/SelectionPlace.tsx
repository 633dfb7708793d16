import type { ReactNode } from 'react';
import type { Indicator } from '@/lib/site/indicators';
import type { TextContext } from '@/lib/site/pageContext';
import { selectionAddress } from '@/lib/site/selection/selectionData';
import styles from './OwnSelection.module.scss';

export interface SelectionPlaceProps {
  readonly indicator: Indicator;
  readonly context: TextContext;
}

/** What opens a selection of one's own, and its place; its code and data are loaded then (`showSelections.tsx`). */
export function SelectionPlace({ indicator, context }: SelectionPlaceProps): ReactNode {
  const { selection } = context.messages.charts;
  return (
    <div
      className={styles.place}
      data-selection={indicator.meta.key}
      data-selection-file={selectionAddress(indicator)}
      data-selection-language={context.language}
    >
      <button
        type="button"
        className={styles.open}
        data-figure-tool="selection"
        aria-expanded="false"
        data-umami-event="selection"
      >
        {selection.open}
        <span className="visually-hidden">: {indicator.title}</span>
      </button>
      <p role="alert" className="note" hidden>
        {selection.failed}
      </p>
      <div data-selection-panel="" hidden />
    </div>
  );
}
