import type { ReactNode } from 'react';
import { dataFilesOf } from '@/lib/open-data/dataFiles';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { FileLink } from './FileLink';
import { PictureButtons } from './PictureButtons';

export interface FigureDownloadsProps {
  readonly indicator: Indicator;
  readonly hasChart: boolean;
  readonly context: PageContext;
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
