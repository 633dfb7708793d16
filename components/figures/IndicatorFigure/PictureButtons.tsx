import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { TextContext } from '@/lib/site/pageContext';
import { Subject } from '../../language/Subject';

export interface PictureButtonsProps {
  /** What the chart is of: said, not shown. */
  readonly title: string;
  readonly context: TextContext;
}

const formats = ['png', 'svg'] as const;

/** The chart as a picture, which the browser makes: `lib/client/figures.ts`. Items of a list. */
export function PictureButtons({ title, context }: PictureButtonsProps): ReactNode {
  return formats.map((format) => (
    <li key={format} className="indicator-figure-tool">
      <button
        type="button"
        className="indicator-figure-download"
        data-figure-tool={format}
        data-umami-event="download"
        data-umami-event-file={format}
      >
        {fill(context.messages.charts.picture, { format: format.toUpperCase() })}
        <Subject context={context}>{title}</Subject>
      </button>
    </li>
  ));
}
