import type { ReactNode } from 'react';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { SelectionOpener } from '../OwnSelection/SelectionOpener';
import { selectionAttributes } from '../OwnSelection/selectionAttributes';
import { ReuseTools } from './ReuseTools';
import { Tool } from './Tool';

export interface FigureToolsProps {
  readonly indicator: Indicator;
  /** In the language of the indicator. */
  readonly context: PageContext;
  /** The title of the figure, which screen readers hear after the name of a tool. */
  readonly heading: ReactNode;
  /** The other form of the figure: its table, or its chart if the table comes first. */
  readonly view: { readonly summary: string; readonly content: ReactNode } | null;
  /** Notes about the numbers, if there are any. */
  readonly about: ReactNode;
  readonly hasChart: boolean;
  /** Whether its data are offered as files. */
  readonly isSaved: boolean;
  /** Whether visitors can choose from its data. */
  readonly isChosenFrom: boolean;
  /** Whether it is on the indicator's own page, which has all citation formats. */
  readonly isOwnPage: boolean;
}

/** The tools below a figure: its table, ways to reuse it, notes about its numbers, and a selection of the visitor's own. */
export function FigureTools(props: FigureToolsProps): ReactNode {
  const { indicator, context, heading, view, about, hasChart, isSaved, isChosenFrom, isOwnPage } = props;
  const { takeAlong, labels } = context.messages;
  const tool = { context, subject: heading, name: `tools-${indicator.meta.key}` };
  return (
    <div {...(isChosenFrom ? selectionAttributes(indicator, context) : {})}>
      <div className="figure-tools-bar" data-figure-tools="">
        {view !== null && (
          <Tool {...tool} summary={view.summary} isPrinted={isOwnPage} givesWay>
            {view.content}
          </Tool>
        )}
        <Tool {...tool} summary={takeAlong.open}>
          <ReuseTools
            indicator={indicator}
            context={context}
            hasChart={hasChart}
            isSaved={isSaved}
            isComplete={isOwnPage}
          />
        </Tool>
        {about !== null && (
          <Tool {...tool} summary={labels.aboutData} isPrinted={isOwnPage}>
            {about}
          </Tool>
        )}
        {isChosenFrom && <SelectionOpener title={indicator.title} context={context} />}
      </div>
      {isChosenFrom && <div data-selection-panel="" hidden />}
    </div>
  );
}
