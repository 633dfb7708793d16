import type { ReactNode } from 'react';
import { chartForm, drawingNotes, effectiveKind, hasPlace } from './chartForm';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import type { Mark } from '@/lib/drawing/chartMarks';
import { markText } from '@/lib/drawing/markTexts';
import type { TextContext } from '@/lib/site/pageContext';
import { Chart } from './Chart';

export interface FigureChartProps {
  readonly model: ChartModel;
  readonly title: string;
  readonly context: TextContext;
}

/** The chart, described in words for those who cannot see it, with the texts of its marks. */
export function FigureChart({ model, title, context }: FigureChartProps): ReactNode {
  const { language, messages } = context;
  const form = chartForm(model, language, messages);
  const notes = drawingNotes(model, language, messages);
  // A number without a mark in the drawing would refer to nothing.
  const isNumbered = (mark: Mark): boolean => hasPlace(mark, effectiveKind(model));
  const List = model.marks.some(isNumbered) ? 'ol' : 'ul';
  return (
    <div className="indicator-figure-chart" data-figure-chart="">
      <Chart model={model} language={language} label={`${title}. ${form}`} />
      {model.marks.length > 0 && (
        <List className="indicator-figure-marks" aria-label={messages.charts.marks}>
          {model.marks.map((mark, index) => (
            <li key={`${index} ${mark.text}`} className={isNumbered(mark) ? 'indicator-figure-mark' : undefined}>
              {markText(mark, language, messages)}
            </li>
          ))}
        </List>
      )}
      {notes !== '' && <p className="indicator-figure-form">{notes}</p>}
    </div>
  );
}
