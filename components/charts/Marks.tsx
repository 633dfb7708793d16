import type { ReactNode } from 'react';
import type { Mark } from '@/lib/charts/marks';
import type { UprightLayout } from '@/lib/charts/frameOf';
import { round } from '@/lib/charts/frame';
import styles from './charts.module.scss';

type Place = Pick<UprightLayout, 'place' | 'plot' | 'values' | 'fontSize'>;

interface PlacedMark {
  readonly drawing: ReactNode;
  readonly x: number;
  readonly y: number;
}

/** The drawing of a mark, and where its number stands. */
function placed(mark: Mark, { place, plot, values, fontSize }: Place): PlacedMark {
  const above = round(plot.top - fontSize * 0.2);
  switch (mark.type) {
    case 'line': {
      const y = values.place(mark.value);
      const line = <path className={styles.markLine} d={`M${plot.left} ${y}H${plot.right}`} />;
      return { drawing: line, x: round(plot.left + fontSize * 0.8), y };
    }
    case 'break': {
      const x = place(mark.at);
      return { drawing: <path className={styles.markLine} d={`M${x} ${plot.top}V${plot.bottom}`} />, x, y: above };
    }
    case 'range': {
      const [x, end] = [place(mark.from), place(mark.to)];
      const [width, height] = [round(end - x), round(plot.bottom - plot.top)];
      return {
        drawing: <rect className={styles.markRange} x={x} y={plot.top} width={width} height={height} />,
        x: round((x + end) / 2),
        y: above,
      };
    }
    case 'point': {
      const [x, y] = [place(mark.at), values.place(mark.value)];
      const isHigh = y - fontSize * 1.8 < plot.top;
      return {
        drawing: <circle className={styles.markPoint} cx={x} cy={y} r={5} />,
        x,
        y: round(y + fontSize * (isHigh ? 1.5 : -1.3)),
      };
    }
  }
}

export interface MarksProps {
  readonly marks: readonly Mark[];
  readonly layout: Place;
}

/** The annotations of the editors, each with the number of its text below the chart. */
export function Marks({ marks, layout }: MarksProps): ReactNode {
  const radius = round(layout.fontSize * 0.65);
  return marks.map((mark, index) => {
    const { drawing, x, y } = placed(mark, layout);
    return (
      <g key={`${index} ${mark.text}`}>
        {drawing}
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
