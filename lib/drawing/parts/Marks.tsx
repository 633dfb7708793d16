import type { ReactNode } from 'react';
import { plotSize, roundToTenth, percentOf } from '../browser/chartMetrics';
import { markNumberPosition } from '../markTexts';
import type { Mark } from '../chartMarks';
import type { CartesianLayout } from '../cartesianLayout';

export interface MarksProps {
  readonly marks: readonly Mark[];
  readonly layout: Pick<CartesianLayout, 'place' | 'values'>;
}

const { width, height } = plotSize;

/** Lines and ranges across the plot. */
function Stretched({ marks, layout: { place, values } }: MarksProps): ReactNode {
  return marks.map((mark, index) => {
    const key = `${index} ${mark.text}`;
    switch (mark.type) {
      case 'line':
        return <path key={key} className="charts-mark-line" d={`M0 ${values.place(mark.value)}H${width}`} />;
      case 'break':
        return <path key={key} className="charts-mark-line" d={`M${place(mark.at)} 0V${height}`} />;
      case 'range': {
        const [start, end] = [place(mark.from), place(mark.to)];
        return <path key={key} className="charts-mark-range" d={`M${start} 0H${end}V${height}H${start}z`} />;
      }
      case 'point':
        return null;
    }
  });
}

/** The font size of the numbers, in em: `markNumber` of the style sheet. */
const numberSize = 0.8;

/** The number of a mark on its badge, moved down by `dy` em. */
export function MarkSign({ number, dy = 0 }: { readonly number: number; readonly dy?: number }): ReactNode {
  return (
    <>
      <circle className="charts-mark-badge" cy={`${dy}em`} r="0.65em" />
      <text className="charts-mark-number" dy={`${roundToTenth(dy / numberSize + 0.35)}em`}>
        {number}
      </text>
    </>
  );
}

/** The numbers of the marks, which refer to the texts below the chart. */
function Numbers({ marks, layout }: MarksProps): ReactNode {
  return marks.map((mark, index) => {
    const { x, y, dy } = markNumberPosition(mark, layout);
    return (
      <svg
        key={`${index} ${mark.text}`}
        x={percentOf(x, width)}
        y={percentOf(y, height)}
        // The line crosses the plot, whatever part of the period is shown.
        data-stays={mark.type === 'line' ? '' : undefined}
      >
        {mark.type === 'point' && <circle className="charts-mark-point" r="5" />}
        <MarkSign number={index + 1} dy={dy} />
      </svg>
    );
  });
}

export const Marks = { Stretched, Numbers } as const;
