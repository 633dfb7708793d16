import type { ReactNode } from 'react';
import { csvAddress, csvBytes } from '@/lib/charts/csv';
import { formatNumber } from '@/lib/format/number';
import { fill } from '@/lib/i18n/messages';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import styles from './IndicatorFigure.module.scss';

export interface FigureDownloadsProps {
  readonly indicator: Indicator;
  readonly context: PageContext;
}

/** The data as files, with type and size. */
export function FigureDownloads({ indicator, context }: FigureDownloadsProps): ReactNode {
  const { charts, labels } = context.messages;
  // The smallest file is not nothing.
  const kilobytes = Math.max(csvBytes(indicator) / 1000, 0.1);
  const size = `${formatNumber(kilobytes, context.language, { decimals: kilobytes < 10 ? 1 : 0 })}\u202fkB`;
  return (
    <ul className={styles.downloads} aria-label={labels.downloads}>
      <li>
        <a className={styles.download} href={csvAddress(indicator)} download>
          {fill(charts.csv, { size })}
          <span className="visually-hidden">: {indicator.title}</span>
        </a>
      </li>
    </ul>
  );
}
