import type { ReactNode } from 'react';
import { tooltipAttribute, thousandths } from '@/lib/drawing/tooltipAttribute';
import { fontSize } from '@/lib/drawing/browser/chartMetrics';
import { pieLayout, ringSize, thickness } from './pieLayout';
import type { ChartViewProps } from '@/lib/drawing/chartViewProps';
import { LegendItem } from '@/lib/drawing/parts/Legend';
import { seriesClass } from '@/lib/drawing/parts/classes';
import { SignsLegend } from '@/lib/drawing/parts/SignsLegend';

/** A few parts of a whole as a ring, with their names and shares beside it. */
export function PieChart({ model, language, label }: ChartViewProps): ReactNode {
  const { parts } = pieLayout(model, language);
  const ask = tooltipAttribute(model, language, {
    x: parts.map(({ middle }) => thousandths(middle.x, ringSize.width)),
    y: parts.map(({ middle }) => thousandths(middle.y, ringSize.height)),
  });
  return (
    <>
      <SignsLegend model={model} language={language} />
      <div className="charts-ring">
        <svg className="charts-disc" role="img" aria-label={label} data-ask={ask} {...ringSize} fontSize={fontSize}>
          <g aria-hidden="true">
            {parts.map(({ name, path, label: text, shareText }, index) => (
              <g key={name}>
                <path className={`${seriesClass(index)} charts-bar`} strokeWidth={thickness} d={path} />
                {text !== null && (
                  <text className="charts-value" x={text.x} y={text.y} dy="0.35em" textAnchor={text.anchor}>
                    {shareText}
                  </text>
                )}
              </g>
            ))}
          </g>
        </svg>
        <ul className="charts-legend charts-parts">
          {parts.map(({ name, shareText, value }, index) => (
            <LegendItem
              key={name}
              series={index}
              sign={<path className="charts-columns" strokeWidth={24} d="M13 0V12" />}
              name={name}
              value={shareText}
              period={value ?? undefined}
            />
          ))}
        </ul>
      </div>
    </>
  );
}
