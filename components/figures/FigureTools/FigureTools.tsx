import type { ReactNode } from 'react';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext, TextContext } from '@/lib/site/pageContext';
import { Subject } from '../../language/Subject';
import { selectionAttributes } from '../OwnSelection/selectionAttributes';
import { ReuseTools } from './ReuseTools';

interface ToolProps {
  readonly context: TextContext;
  readonly summary: string;
  /** What it belongs to, for screen readers only. */
  readonly subject: ReactNode;
  /** Of tools with the same name one is open at a time. */
  readonly name: string;
  /** Printed on the indicator's own page, like all that opens on demand; elsewhere print shows the address of that page instead. */
  readonly isPrinted?: boolean;
  /** Whether it is hidden while a selection is open. */
  readonly givesWay?: boolean;
  readonly children: ReactNode;
}

/** One tool of a figure; its content opens below the row. */
function Tool(props: ToolProps): ReactNode {
  const { context, summary, subject, name, isPrinted = false, givesWay = false, children } = props;
  return (
    <details
      className={isPrinted ? 'figure-tools-tool' : 'figure-tools-tool screen-only'}
      name={name}
      data-figure-views={givesWay ? '' : undefined}
    >
      <summary className="figure-tools-summary">
        {summary}
        <Subject context={context}>{subject}</Subject>
      </summary>
      <div className="figure-tools-sheet">{children}</div>
    </details>
  );
}

/** The button that opens a selection; its code and data are loaded then (`showSelections.tsx`). */
function SelectionOpener({ title, context }: Pick<ToolProps, 'context'> & { readonly title: string }): ReactNode {
  const { selection } = context.messages.charts;
  return (
    <>
      <button
        type="button"
        className="own-selection-opener with-scripts screen-only"
        data-figure-tool="selection"
        aria-expanded="false"
        data-umami-event="selection"
      >
        {selection.open}
        <Subject context={context}>{title}</Subject>
      </button>
      <p role="alert" className="note" hidden>
        {selection.failed}
      </p>
    </>
  );
}

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
