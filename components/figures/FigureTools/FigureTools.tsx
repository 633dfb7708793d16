import type { ReactNode } from 'react';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { SelectionOpener } from '../OwnSelection/SelectionOpener';
import { selectionPlace } from '../OwnSelection/selectionPlace';
import { CiteTool } from './CiteTool';
import { FilesTool } from './FilesTool';
import { KeepTool } from './KeepTool';
import { EmbedTool, ReportLink, ShareTool } from './PassOn';
import { Tool } from './Tool';

export interface FigureToolsProps {
  readonly indicator: Indicator;
  /** In the language of the indicator. */
  readonly context: PageContext;
  /** What the figure is called, after what opens. */
  readonly heading: ReactNode;
  /** The other form of the figure: its table, or its chart if the table comes first. */
  readonly view: { readonly summary: string; readonly content: ReactNode } | null;
  readonly hasChart: boolean;
  /** Whether its data are offered as files. */
  readonly isSaved: boolean;
  /** Whether visitors choose from it. */
  readonly isChosenFrom: boolean;
  /** On the page of the indicator, which has all forms of its citation. */
  readonly isOwnPage: boolean;
}

/**
 * What can be done with a figure, at its chart: see its table, choose, save, share, embed, cite, report an error. A row; on
 * phones, and in browsers that cannot show the row, one button opens a list, in which what most come for is one tap away.
 */
export function FigureTools(props: FigureToolsProps): ReactNode {
  const { indicator, context, heading, view, hasChart, isSaved, isChosenFrom, isOwnPage } = props;
  const { takeAlong } = context.messages;
  const tool = { subject: heading, name: `tools-${indicator.meta.key}` };
  return (
    <div {...(isChosenFrom ? selectionPlace(indicator, context) : {})}>
      <details className="figure-tools-tools" data-figure-tools="">
        <summary className="figure-tools-opener screen-only">
          {takeAlong.open}
          <span className="visually-hidden">: {heading}</span>
        </summary>
        <div className="figure-tools-bar">
          {view !== null && (
            <Tool {...tool} summary={view.summary} isPrinted givesWay>
              {view.content}
            </Tool>
          )}
          {isChosenFrom && (
            <SelectionOpener
              className="figure-tools-summary with-scripts screen-only"
              title={indicator.title}
              context={context}
            />
          )}
          {isSaved && <FilesTool {...tool} indicator={indicator} hasChart={hasChart} context={context} />}
          <ShareTool {...tool} indicator={indicator} context={context} />
          <CiteTool {...tool} indicator={indicator} context={context} isComplete={isOwnPage} />
          {hasChart && <EmbedTool {...tool} indicator={indicator} context={context} />}
          <KeepTool {...tool} indicator={indicator} context={context} />
          <ReportLink indicator={indicator} context={context} />
        </div>
      </details>
      {isChosenFrom && <div data-selection-panel="" hidden />}
    </div>
  );
}
