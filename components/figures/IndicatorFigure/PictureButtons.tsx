import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { TextContext } from '@/lib/site/pageContext';
import { Subject } from '../../language/Subject';

export interface PictureButtonsProps {
  /** The title of the chart, for screen readers only. */
  readonly title: string;
  readonly context: TextContext;
}

const formats = ['png', 'svg'] as const;

/** List items with buttons that save the chart as a picture, made in the browser: `lib/client/figures.ts`. */
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
