import type { ReactNode } from 'react';
import { tooltipAttribute, thousandths } from '@/lib/drawing/tooltipAttribute';
import { effectiveKind } from '../chartForm';
import { fontSize, plotSize, percentOf } from '@/lib/drawing/browser/chartMetrics';
import { linePath } from '@/lib/drawing/linePath';
import { panelsLayout } from './panelsLayout';
import type { Panel, PanelsLayout } from './panelsLayout';
import { heightsOf } from '@/lib/drawing/cartesianPositions';
import { unitOf } from '@/lib/drawing/model/valueText';
import { CertaintyLegend } from '@/lib/drawing/parts/CertaintyLegend';
import type { ChartViewProps } from '@/lib/drawing/chartViewProps';
import { Columns } from '../column/ColumnChart';
import { SeriesLine, SeriesMarkers } from '../line/LineChart';
import { roomClass } from '@/lib/drawing/parts/classes';

const { width, height } = plotSize;

/** Maximum length of all background paths together, in characters. Each panel repeats them, so more would bloat the page. */
const longestContexts = 150_000;

interface PanelProps {
  readonly panel: Panel;
  readonly layout: PanelsLayout;
  /** The path of all series, drawn behind the panel's own; empty for none. */
  readonly context: string;
  readonly index: number;
}

/** The values of the axis, beside the first panel or beside each if scales differ, and the period below each. */
function PanelTexts({ panel, layout, index }: Omit<PanelProps, 'context'>): ReactNode {
  const { hasOwnScales, ends, endsFit } = layout;
  return (
    <g className="charts-text">
      {(index === 0 || hasOwnScales) &&
        panel.values.ticks.map(({ at, text }) => (
          <text key={text} dx="-0.5em" y={percentOf(at, height)} dy="0.35em" textAnchor="end">
            {text}
          </text>
        ))}
      <text y="100%" dy="1.3em">
        {ends[0]}
      </text>
      <text x="100%" y="100%" dy={endsFit ? '1.3em' : '2.5em'} textAnchor="end">
        {ends[1]}
      </text>
    </g>
  );
}

function PanelPlot({ panel, layout, context, index }: PanelProps): ReactNode {
  const { values, line: own, columns } = panel;
  return (
    <svg
      className={`charts-track ${layout.endsFit ? 'charts-panel-plot' : 'charts-panel-plot-of-two'}`}
      data-plot={index}
      fontSize={fontSize}
    >
      <svg className="charts-stretched" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <path className="charts-grid" d={values.ticks.map(({ at }) => `M0 ${at}H${width}`).join('')} />
        {context !== '' && <path className="charts-context" d={context} />}
        {columns === undefined ? (
          <SeriesLine series={0} line={own} isSolid />
        ) : (
          <Columns series={0} columns={columns} />
        )}
        <path className="charts-zero" d={`M0 ${values.place(values.base)}H${width}`} />
      </svg>
      {columns === undefined && <SeriesMarkers series={0} line={own} isOnly />}
      <PanelTexts panel={panel} layout={layout} index={index} />
    </svg>
  );
}

function PanelView(props: PanelProps): ReactNode {
  const { name, value, period } = props.panel;
  const { hasOwnScales, left } = props.layout;
  const plot = <PanelPlot {...props} />;
  return (
    <div className="charts-panel">
      <span>
        {name} <b className="charts-latest">{value}</b>
        {period !== undefined && ` (${period})`}
      </span>
      {hasOwnScales ? <div className={roomClass('charts-left', left)}>{plot}</div> : plot}
    </div>
  );
}

/** A small chart per series. Behind lines it shows the other series in grey if all have the same scale. */
export function PanelsChart({ model, language, label }: ChartViewProps): ReactNode {
  const hasColumns = effectiveKind(model) === 'column';
  const layout = panelsLayout(model, hasColumns, language);
  const ask = tooltipAttribute(model, language, {
    by: 'x',
    plot: 'series',
    x: model.positions.map(({ at }) => thousandths(layout.place(at), width)),
    y: layout.panels.flatMap(({ values }, index) =>
      heightsOf({ ...model, series: model.series.slice(index, index + 1) }, values),
    ),
  });
  const unit = unitOf(model);
  const all = layout.panels.map(({ line: own }) => linePath(own.points, 0)).join('');
  const context = hasColumns || layout.hasOwnScales || all.length * layout.panels.length > longestContexts ? '' : all;
  return (
    <>
      <CertaintyLegend model={model} language={language} shape={hasColumns ? 'fill' : 'line'} />
      <div role="img" aria-label={label} data-ask={ask}>
        <div className={layout.hasOwnScales ? undefined : roomClass('charts-left', layout.left)} aria-hidden="true">
          {unit}
          <div className="charts-panels">
            {layout.panels.map((panel, index) => (
              <PanelView key={model.series[index]?.key} panel={panel} layout={layout} context={context} index={index} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
