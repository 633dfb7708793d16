import path from 'node:path';
import type { ReactNode } from 'react';
import { dataFilesOf } from '@/lib/site/dataFiles';
import { formatFileSize } from '@/lib/language/format/file';
import { fill } from '@/lib/language/fill';
import type { Indicator } from '@/lib/site/indicators';
import { csvBytes } from '@/lib/site/open-data/csvFile';
import type { PageContext } from '@/lib/site/pageContext';
import { PictureButtons } from './PictureButtons';
import styles from './IndicatorFigure.module.scss';

export interface FigureDownloadsProps {
  readonly indicator: Indicator;
  readonly hasChart: boolean;
  readonly context: PageContext;
}

/** The data as files, with type and size, and the chart as a picture. */
export function FigureDownloads({ indicator, hasChart, context }: FigureDownloadsProps): ReactNode {
  const { charts, labels } = context.messages;
  const size = formatFileSize(csvBytes(indicator, context.content), context.language);
  return (
    <ul className={styles.downloads} aria-label={labels.downloads}>
      {dataFilesOf(indicator).map(({ format, address, label }) => (
        <li key={format}>
          <a
            className={styles.download}
            href={address}
            download
            data-umami-event="download"
            data-umami-event-file={path.basename(address)}
          >
            {format === 'csv' ? fill(charts.csv, { size }) : label}
            <span className="visually-hidden">: {indicator.title}</span>
          </a>
        </li>
      ))}
      {hasChart && <PictureButtons title={indicator.title} context={context} />}
    </ul>
  );
}
