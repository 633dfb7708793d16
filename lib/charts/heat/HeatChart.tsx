import type { ReactNode } from 'react';
import { messagesByLocale } from '@/lib/i18n/messages';
import { tooltipAttribute } from '@/lib/drawing/tooltipAttribute';
import { fontSize, plotSize, percentOf } from '@/lib/drawing/browser/chartMetrics';
import { heatLayout, heatSteps } from './heatLayout';
import type { HeatLayout, HeatRow } from './heatLayout';
import { unitOf } from '@/lib/drawing/model/valueText';
import type { ChartViewProps } from '@/lib/drawing/chartViewProps';
import { fromClass } from '@/lib/drawing/parts/classes';
import { LegendItem } from '@/lib/drawing/parts/Legend';
import { Rows } from '@/lib/drawing/parts/Rows';
import { SignsLegend } from '@/lib/drawing/parts/SignsLegend';

const field = 'h1v1h-1z';

/** Two slanted lines across a field. */
const hatching = 'm0 1l.5 -1m0 1l.5 -1';

interface HeatLegendProps extends Pick<ChartViewProps, 'model' | 'language'> {
  readonly layout: HeatLayout;
}

function HeatLegend({ model, language, layout: { classes, rows } }: HeatLegendProps): ReactNode {
  const unit = unitOf(model);
  const hasGaps = rows.some(({ cells }) => cells.some(({ step }) => step === undefined));
  return (
    <ul className="charts-legend">
      {classes.map(({ step, text }, index) => (
        <LegendItem
          key={text}
          sign={<path className={`charts-heat${step}`} d="M0 0H26V12H0z" />}
          name={index === 0 && unit !== null ? `${text} (${unit})` : text}
        />
      ))}
      {hasGaps && (
        <LegendItem
          sign={<path className="charts-hatched" d="M0 12L13 0M13 12L26 0" />}
          name={messagesByLocale[language].charts.noValue}
        />
      )}
    </ul>
  );
}

/** The names above the columns, as many as fit each width. */
function Heads({ heads }: Pick<HeatLayout, 'heads'>): ReactNode {
  return (
    <>
      <span />
      <svg className="charts-track charts-text" height="1.5em" fontSize={fontSize} textAnchor="middle">
        {heads.map(({ at, text, from, anchor }) => (
          <text
            key={at}
            className={fromClass(from)}
            x={percentOf(at, plotSize.width)}
            dy="1em"
            textAnchor={anchor === 'middle' ? undefined : anchor}
          >
            {text}
          </text>
        ))}
      </svg>
    </>
  );
}

interface FieldsProps extends Pick<HeatLayout, 'valuesFrom'> {
  readonly row: HeatRow;
  readonly index: number;
}

function Fields({ row: { name, cells }, index: rowIndex, valuesFrom }: FieldsProps): ReactNode {
  const fieldsOf = (wanted: number | undefined, shape: string): string =>
    cells.map(({ step }, index) => (step === wanted ? `M${index} 0${shape}` : '')).join('');
  const paths = Array.from({ length: heatSteps }, (_, index) => ({ step: index + 1, d: fieldsOf(index + 1, field) }));
  return (
    <>
      <span className="charts-name">{name}</span>
      <svg className="charts-track" data-plot={rowIndex} height="1.7em" fontSize={fontSize}>
        <svg className="charts-stretched" viewBox={`0 0 ${cells.length} 1`} preserveAspectRatio="none">
          {paths.map(({ step, d }) => d !== '' && <path key={step} className={`charts-heat${step}`} d={d} />)}
          <path className="charts-hatched" d={fieldsOf(undefined, hatching)} />
        </svg>
        {valuesFrom !== undefined && (
          <g className={`charts-value ${fromClass(valuesFrom) ?? ''}`} textAnchor="middle">
            {cells.map(
              ({ step, text }, index) =>
                step !== undefined && (
                  <text
                    key={`${index} ${text}`}
                    className={step > 2 ? `charts-on-heat${step}` : undefined}
                    x={percentOf(index + 0.5, cells.length)}
                    y="50%"
                    dy="0.35em"
                  >
                    {text}
                  </text>
                ),
            )}
          </g>
        )}
      </svg>
    </>
  );
}

/** Values as coloured fields, with numbers in columns that are wide enough. */
export function HeatChart({ model, language, label }: ChartViewProps): ReactNode {
  const layout = heatLayout(model, language);
  const ask = tooltipAttribute(model, language, { by: 'x', ...layout.places });
  return (
    <>
      <HeatLegend model={model} language={language} layout={layout} />
      <SignsLegend model={model} language={language} />
      <Rows label={label} ask={ask} namesBeside={layout.namesBeside}>
        <Heads heads={layout.heads} />
        {layout.rows.map((row, index) => (
          <Fields key={row.name} row={row} index={index} valuesFrom={layout.valuesFrom} />
        ))}
      </Rows>
    </>
  );
}
