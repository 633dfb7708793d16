import type { ReactNode } from 'react';
import { tooltipAttribute, placesInRows } from '@/lib/drawing/tooltipAttribute';
import { plotSize } from '@/lib/drawing/browser/chartMetrics';
import { placedRanges } from '@/lib/drawing/valueRanges';
import { pyramidLayout, sidesOf } from './pyramidLayout';
import { CertaintyLegend } from '@/lib/drawing/parts/CertaintyLegend';
import type { ChartViewProps } from '@/lib/drawing/chartViewProps';
import { HorizontalBar } from '@/lib/drawing/parts/HorizontalBar';
import { RowRanges } from '@/lib/drawing/parts/Ranges';
import { Row, RowAxis, Rows } from '@/lib/drawing/parts/Rows';
import { seriesClass } from '@/lib/drawing/parts/classes';

const { width } = plotSize;

/** Row heights in em; rows of single years of age are lower than their names. */
const height = 1.35;
const fineHeight = 0.45;

/** The share of a row's height that bars fill. */
const filled = 0.85;

interface SidesProps {
  /** Labels of the series, in their order. */
  readonly names: readonly string[];
}

/** The names of the series above their sides. */
function Sides({ names }: SidesProps): ReactNode {
  const entries = names.map((name, series) => (
    <div key={name}>
      <svg className={`charts-swatch ${seriesClass(series)}`} viewBox="0 0 26 12">
        <path className="charts-columns" strokeWidth={24} d="M13 0V12" />
      </svg>{' '}
      {name}
    </div>
  ));
  const [left, right] = sidesOf(entries);
  return (
    <>
      <span />
      <div className="charts-sides">
        <div>{left}</div>
        <div>{right}</div>
      </div>
    </>
  );
}

/** Two groups by age, to the left and right on the same scale; each may be stacked. */
export function PyramidChart({ model, language, label }: ChartViewProps): ReactNode {
  const { rows, ticks, namesBeside, isFine } = pyramidLayout(model, language);
  const inOrder = rows.toSorted((one, other) => one.position - other.position);
  const x = placesInRows(model, inOrder, ({ bars }) => bars, model.series.length > 2);
  const ask = tooltipAttribute(model, language, { by: 'y', plot: 'position', x });
  const rowHeight = isFine ? fineHeight : height;
  const grid = ticks.map(({ at }) => at);
  return (
    <>
      <CertaintyLegend model={model} language={language} shape="fill" hasRanges={model.series.length === 2} />
      <Rows label={label} ask={ask} namesBeside={namesBeside} isFine={isFine}>
        <Sides names={model.series.map((series) => series.label)} />
        <RowAxis ticks={ticks} />
        {rows.map(({ key, position, name, bars }) => (
          <Row key={key} name={name} position={position} height={rowHeight} grid={grid} base={width / 2}>
            {bars.map((bar) => (
              <HorizontalBar key={bar.series} {...bar} y="50%" thickness={rowHeight * filled} />
            ))}
            <RowRanges ranges={placedRanges(bars, () => ({ at: 0.5, half: 0.2 }))} />
          </Row>
        ))}
      </Rows>
    </>
  );
}
