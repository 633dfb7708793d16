import type { ReactNode } from 'react';
import { tooltipAttribute, placesInRows } from '@/lib/drawing/tooltipAttribute';
import { plotSize, percentOf } from '@/lib/drawing/browser/chartMetrics';
import { surveyLayout } from './surveyLayout';
import type { Answer } from './surveyLayout';
import { answerClasses } from './answerClasses';
import { CertaintyLegend } from '@/lib/drawing/parts/CertaintyLegend';
import type { ChartViewProps } from '@/lib/drawing/chartViewProps';
import { fromClass } from '@/lib/drawing/parts/classes';
import { Legend } from '@/lib/drawing/parts/Legend';
import { HorizontalBar } from '@/lib/drawing/parts/HorizontalBar';
import { Row, RowAxis, Rows } from '@/lib/drawing/parts/Rows';

const { width } = plotSize;

/** In em. */
const height = 2.2;
const thickness = 1.7;

function Segment({ answer, tone }: { readonly answer: Answer; readonly tone: string }): ReactNode {
  const { from, to, share: text, shareFrom } = answer;
  return (
    <>
      <HorizontalBar {...answer} tone={tone} y="50%" thickness={thickness} />
      {shareFrom !== undefined && (
        <text
          className={`charts-inside ${fromClass(shareFrom) ?? ''}`.trim()}
          x={percentOf((from + to) / 2, width)}
          y="50%"
          dy="0.35em"
        >
          {text}
        </text>
      )}
    </>
  );
}

/** Ordered answers to questions as shares of all answers; both ends of the rows can be compared. */
export function SurveyChart({ model, language, label }: ChartViewProps): ReactNode {
  const { rows, ticks, namesBeside, right } = surveyLayout(model, language);
  const x = placesInRows(model, rows, ({ answers }) => answers, true);
  const ask = tooltipAttribute(model, language, { by: 'y', plot: 'position', x });
  const tones = answerClasses(model.series);
  return (
    <>
      <Legend model={model} language={language} shape="fill" toneOf={(series) => tones[series] ?? ''} />
      <CertaintyLegend model={model} language={language} shape="fill" />
      <Rows label={label} ask={ask} namesBeside={namesBeside} right={right}>
        <RowAxis ticks={ticks} />
        {rows.map(({ name, signs, answers }, position) => (
          <Row key={name} name={name} position={position} height={height} grid={ticks.map(({ at }) => at)}>
            {answers.map((answer) => (
              <Segment key={answer.series} answer={answer} tone={tones[answer.series] ?? ''} />
            ))}
            {signs.map(({ at, text }) => (
              <text key={text} className="charts-value" x={percentOf(at, width)} y="50%" dx="0.4em" dy="0.35em">
                {text}
              </text>
            ))}
          </Row>
        ))}
      </Rows>
    </>
  );
}
