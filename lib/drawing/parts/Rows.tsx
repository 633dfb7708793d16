import type { ReactNode } from 'react';
import { fontSize, plotSize, percentOf } from '../browser/chartMetrics';
import type { NamesBeside, RowTick } from '../rowRoom';
import { fromClass, roomClass } from './classes';
import { MarkSign } from './Marks';

const { width } = plotSize;

export interface RowsProps {
  /** The accessible name of the drawing. */
  readonly label: string;
  /** The data of its tooltips: see `tooltipAttribute.ts`. */
  readonly ask: string;
  readonly namesBeside: NamesBeside;
  /** Room for values at the right ends, in steps. */
  readonly right?: number;
  /** Whether rows may be lower than their names. */
  readonly isFine?: boolean;
  readonly children: ReactNode;
}

/** The frame of a chart with rows in HTML. Assistive technology sees one image, because the values are in the table. */
export function Rows({ label, ask, namesBeside, right = 0, isFine = false, children }: RowsProps): ReactNode {
  const names = namesBeside === 'everywhere' ? 'charts-beside' : 'charts-beside-if-wide';
  const classes = ['charts-rows', names, roomClass('charts-right', right), isFine ? 'charts-fine' : ''];
  return (
    <div role="img" aria-label={label} data-ask={ask}>
      <div className={classes.filter((name) => name !== '').join(' ')} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

export interface RowProps {
  readonly name: string;
  /** Index of the position. */
  readonly position: number;
  /** In em. */
  readonly height: number;
  /** Room for values at the left ends, in steps. */
  readonly left?: number;
  /** Grid lines, in units of the plot. */
  readonly grid: readonly number[];
  /** Where bars begin, in units of the plot. */
  readonly base?: number | undefined;
  /** Marks of editors across all rows, in units of the plot. */
  readonly lines?: readonly number[];
  readonly children: ReactNode;
}

/** A name with its drawing beside it. */
export function Row({ name, position, height, left = 0, grid, base, lines = [], children }: RowProps): ReactNode {
  const x = base === undefined ? undefined : percentOf(base, width);
  return (
    <>
      <span className="charts-name">{name}</span>
      <svg
        className={`charts-track ${roomClass('charts-left', left)}`}
        data-plot={position}
        height={`${height}em`}
        fontSize={fontSize}
      >
        <svg className="charts-stretched" viewBox={`0 0 ${width} 1`} preserveAspectRatio="none">
          {grid.length > 0 && <path className="charts-grid" d={grid.map((at) => `M${at} 0V1`).join('')} />}
        </svg>
        {children}
        {lines.map((at) => (
          <line key={at} className="charts-mark-line" x1={percentOf(at, width)} x2={percentOf(at, width)} y2="100%" />
        ))}
        {x !== undefined && <line className="charts-zero" x1={x} x2={x} y2="100%" />}
      </svg>
    </>
  );
}

/** The axis above rows whose values are not written out. */
export function RowAxis({ ticks }: { readonly ticks: readonly RowTick[] }): ReactNode {
  return (
    <>
      <span />
      <svg className="charts-track charts-text" height="1.5em" fontSize={fontSize}>
        {ticks.map(({ at, text, from }, index) =>
          from === undefined ? null : (
            <text
              key={at}
              className={fromClass(from)}
              x={percentOf(at, width)}
              dy="1em"
              textAnchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
            >
              {text}
            </text>
          ),
        )}
      </svg>
    </>
  );
}

export interface RowMarksProps extends Pick<RowProps, 'left'> {
  /** In units of the plot, in the order of their numbers. */
  readonly lines: readonly number[];
}

/** The numbers of the marks, above the rows that they cross. */
export function RowMarks({ lines, left = 0 }: RowMarksProps): ReactNode {
  if (lines.length === 0) return null;
  return (
    <>
      <span />
      <svg className={`charts-track ${roomClass('charts-left', left)}`} height="1.5em" fontSize={fontSize}>
        {lines.map((at, index) => (
          <svg key={at} x={percentOf(at, width)} y="50%" overflow="visible">
            <MarkSign number={index + 1} />
          </svg>
        ))}
      </svg>
    </>
  );
}
