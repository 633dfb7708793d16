import path from 'node:path';
import type { ReactNode } from 'react';
import { formatFileSize } from '@/lib/i18n/format/file';
import { fill } from '@/lib/i18n/fill';
import type { DataFile } from '@/lib/open-data/dataFiles';
import type { Indicator } from '@/lib/site/indicators';
import { csvBytes } from '@/lib/open-data/csvFile';
import type { PageContext } from '@/lib/site/pageContext';
import { Subject } from '../../language/Subject';

export interface FileLinkProps {
  readonly file: DataFile;
  readonly indicator: Indicator;
  readonly context: PageContext;
}

/** A file of the indicator, with its type and, for the CSV, its size. */
export function FileLink({ file, indicator, context }: FileLinkProps): ReactNode {
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
