import type { ReactNode } from 'react';
import { chartForm, drawnAs, hasPlace } from '@/lib/site/charts/chartForm';
import type { ChartModel } from '@/lib/site/charts/chartModel';
import type { Mark } from '@/lib/site/charts/marks';
import { placeEnds } from '@/lib/content/figures/positions';
import { formatDate } from '@/lib/language/format/date';
import { formatRange } from '@/lib/language/format/number';
import type { Locale } from '@/content-types/locales';
import { fill } from '@/lib/language/fill';
import type { TextContext } from '@/lib/site/pageContext';
import { Chart } from '../../charts/Chart';
import styles from './IndicatorFigure.module.scss';

export interface FigureChartProps {
  readonly model: ChartModel;
  readonly title: string;
  readonly context: TextContext;
}

function placeText(place: string, language: Locale): string {
  const [from = '', to = ''] = placeEnds(place).map((period) => formatDate(period, language));
  return formatRange(from, to);
}

/** The drawing with its form in words and the texts of its marks, numbered where they are drawn. */
export function FigureChart({ model, title, context }: FigureChartProps): ReactNode {
  const { language, messages } = context;
  const form = chartForm(model, language, messages);
  // Without a place in the drawing a number would point nowhere.
  const isNumbered = (mark: Mark): boolean => hasPlace(mark, drawnAs(model));
  const List = model.marks.some(isNumbered) ? 'ol' : 'ul';
  return (
    <div className={styles.chart} data-figure-chart="">
      <Chart model={model} language={language} label={`${title}. ${form}`} />
      {model.marks.length > 0 && (
        <List className={styles.marks} aria-label={messages.charts.marks}>
          {model.marks.map((mark, index) => (
            <li key={`${index} ${mark.text}`} className={isNumbered(mark) ? styles.mark : undefined}>
              {mark.place === null ? mark.text : `${placeText(mark.place, language)}${messages.colon}${mark.text}`}
            </li>
          ))}
        </List>
      )}
      <p className={styles.form}>
        {form}
        {model.leftOut.length > 0 && `. ${fill(messages.charts.alsoInTable, { series: model.leftOut.join(', ') })}`}
      </p>
    </div>
  );
}
