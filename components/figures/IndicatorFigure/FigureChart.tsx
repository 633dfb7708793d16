import type { ReactNode } from 'react';
import { chartForm, drawnAs, hasPlace } from '@/lib/site/charts/chartForm';
import type { ChartModel } from '@/lib/site/charts/chartModel';
import type { Mark } from '@/lib/site/charts/marks';
import { markText } from '@/lib/site/charts/markTexts';
import { fill } from '@/lib/language/fill';
import type { TextContext } from '@/lib/site/pageContext';
import { Chart } from '../../charts/Chart';

export interface FigureChartProps {
  readonly model: ChartModel;
  readonly title: string;
  readonly context: TextContext;
}

/** The drawing with its form in words and the texts of its marks, numbered where they are drawn. */
export function FigureChart({ model, title, context }: FigureChartProps): ReactNode {
  const { language, messages } = context;
  const form = chartForm(model, language, messages);
  // Without a place in the drawing a number would point nowhere.
  const isNumbered = (mark: Mark): boolean => hasPlace(mark, drawnAs(model));
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
      <p className="indicator-figure-form">
        {form}
        {model.leftOut.length > 0 && `. ${fill(messages.charts.alsoInTable, { series: model.leftOut.join(', ') })}`}
      </p>
    </div>
  );
}
