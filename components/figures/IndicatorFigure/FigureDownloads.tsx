import path from 'node:path';
import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/fill';
import { formatFileSize } from '@/lib/i18n/format/file';
import { csvBytes } from '@/lib/open-data/csvFile';
import { dataFilesOf } from '@/lib/open-data/dataFiles';
import type { DataFile } from '@/lib/open-data/dataFiles';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { Subject } from '../../language/Subject';
import { PictureButtons } from './PictureButtons';

export interface FigureDownloadsProps {
  readonly indicator: Indicator;
  readonly hasChart: boolean;
  readonly context: PageContext;
}

interface FileLinkProps extends Omit<FigureDownloadsProps, 'hasChart'> {
  readonly file: DataFile;
}

/** A file of the indicator, with its type and, for the CSV, its size. */
function FileLink({ file, indicator, context }: FileLinkProps): ReactNode {
  const { format, address, label } = file;
  const { charts } = context.messages;
  const size = (): string => formatFileSize(csvBytes(indicator, context.content), context.language);
  return (
    <a
      className="indicator-figure-download"
      href={address}
      download
      data-umami-event="download"
      data-umami-event-file={path.basename(address)}
    >
      {format === 'csv' ? fill(charts.csv, { size: size() }) : format === 'svg' ? charts.drawing : label}
      <Subject context={context}>{indicator.title}</Subject>
    </a>
  );
}

/** The data as files, with type and size, and the chart as a picture. */
export function FigureDownloads({ indicator, hasChart, context }: FigureDownloadsProps): ReactNode {
  return (
    <ul className="indicator-figure-downloads" aria-label={context.messages.labels.downloads}>
      {dataFilesOf(indicator).map((file) => (
        <li key={file.format}>
          <FileLink file={file} indicator={indicator} context={context} />
        </li>
      ))}
      {hasChart && <PictureButtons title={indicator.title} context={context} />}
    </ul>
  );
}
