import type { ReactNode } from 'react';
import type { Mark } from '@/lib/site/charts/marks';
import { discPlace, discRadius, ringRadius } from '@/lib/site/charts/markPlaces';
import type { MarkFrame } from '@/lib/site/charts/markPlaces';
import { round } from '@/lib/site/charts/frame';
import styles from './charts.module.scss';

/** What a mark draws besides its number. */
function drawingOf(mark: Mark, { place, plot, values }: MarkFrame): ReactNode {
  switch (mark.type) {
    case 'line':
      return <path className={styles.markLine} d={`M${plot.left} ${values.place(mark.value)}H${plot.right}`} />;
    case 'break':
      return <path className={styles.markLine} d={`M${place(mark.at)} ${plot.top}V${plot.bottom}`} />;
    case 'range': {
      const [x, end] = [place(mark.from), place(mark.to)];
      const [width, height] = [round(end - x), round(plot.bottom - plot.top)];
      return <rect className={styles.markRange} x={x} y={plot.top} width={width} height={height} />;
    }
    case 'point':
      return <circle className={styles.markPoint} cx={place(mark.at)} cy={values.place(mark.value)} r={ringRadius} />;
  }
}

export interface MarksProps {
  readonly marks: readonly Mark[];
  readonly layout: MarkFrame;
}

/** The annotations of the editors, each with the number of its text below the chart. */
export function Marks({ marks, layout }: MarksProps): ReactNode {
  const radius = discRadius(layout.fontSize);
  return marks.map((mark, index) => {
    const { x, y } = discPlace(mark, layout);
    return (
      <g key={`${index} ${mark.text}`}>
        {drawingOf(mark, layout)}
        <circle className={styles.markBadge} cx={x} cy={y} r={radius} />
        <text
          className={styles.markNumber}
          x={x}
          y={round(y + layout.fontSize * 0.3)}
          fontSize={round(layout.fontSize * 0.82)}
          textAnchor="middle"
        >
          {index + 1}
        </text>
      </g>
    );
  });
}
