import type { ReactNode } from 'react';
import { dataFilesOf } from '@/lib/site/dataFiles';
import type { FigureDownloadsProps } from '../IndicatorFigure/FigureDownloads';
import { FigureDownloads } from '../IndicatorFigure/FigureDownloads';
import { FileLink } from '../IndicatorFigure/FileLink';
import { Tool } from './Tool';
import type { ToolProps } from './Tool';

type FilesToolProps = FigureDownloadsProps & Pick<ToolProps, 'subject' | 'name'>;

/** The data as files; the most asked for at once. */
export function FilesTool({ indicator, hasChart, context, ...tool }: FilesToolProps): ReactNode {
  const [first] = dataFilesOf(indicator);
  return (
    <Tool
      {...tool}
      context={context}
      summary={context.messages.takeAlong.files}
      shortcut={first && <FileLink file={first} indicator={indicator} context={context} />}
      givesWay
    >
      <FigureDownloads indicator={indicator} hasChart={hasChart} context={context} />
    </Tool>
  );
}
