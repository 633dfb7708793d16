import type { ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import { fill } from '@/lib/language/fill';
import { messagesByLocale } from '@/lib/language/messages';
import { asked, thousandths } from '../asked';
import type { ChartModel } from '../chartModel';
import { hasPlace, mapLayout } from './mapLayout';
import type { MapArea, MapLayout } from './mapLayout';
import { titleOf } from '../scatter/scatterLayout';
import { AreaMap } from './AreaMap';
import type { ChartViewProps } from '../chartViewProps';
import { CircleLegend } from '../parts/CircleLegend';
import { LegendItem } from '../parts/Legend';
import { SignsLegend } from '../parts/SignsLegend';
import { TileMap } from './TileMap';
import { toneClass } from './toneClass';

const sign = <path className="charts-tile" strokeWidth={12} d="M0 6H26" />;
const hatchedSign = <path className="charts-hatched" d="M0 12L13 0M13 12L26 0" />;
const circleSign = <circle className="charts-disk" cx={13} cy={6} r={5} />;

/** Where each area is, for those who ask the map. */
function askOf(model: ChartModel, { areas, grid, plane }: MapLayout, language: Locale): string {
  const places = model.positions.map(({ key }) => {
    const area = areas.find(({ name }) => name === key);
    if (area?.shape !== undefined && plane !== undefined) {
      const [x, y] = area.shape.center;
      return { x: thousandths(x, plane.width), y: thousandths(y, plane.height) };
    }
    if (area?.tile === undefined) return { x: null, y: null };
    return { x: thousandths(area.tile.column + 0.5, grid.columns), y: thousandths(area.tile.row + 0.5, grid.rows) };
  });
  return asked(model, language, { x: places.map(({ x }) => x), y: places.map(({ y }) => y) });
}

interface ClassLegendProps {
  readonly layout: MapLayout;
  /** What is said of areas without a value. */
  readonly unavailable: string;
}

/** The classes with their bounds, and the sign of areas without a value. */
function ClassLegend({ layout: { areas, rest, classes, plane }, unavailable }: ClassLegendProps): ReactNode {
  const hasGaps = rest.length > 0 || areas.some(({ text }) => text === null);
  if (classes.length === 0 && !hasGaps) return null;
  return (
    <ul className="charts-legend">
      {classes.map(({ tone, text }) => (
        <LegendItem key={tone} series={0} tone={toneClass(tone)} sign={sign} name={text} />
      ))}
      {hasGaps && (
        <LegendItem
          series={0}
          tone={plane === undefined ? toneClass(null) : undefined}
          sign={plane === undefined ? sign : hatchedSign}
          name={unavailable}
        />
      )}
    </ul>
  );
}

/** Values of areas in classes or as circles, on tiles or in their shape, with the names and values beside them, the highest first. */
export function MapChart({ model, language, label }: ChartViewProps): ReactNode {
  const layout = mapLayout(model, language);
  const { signs, circles } = messagesByLocale[language].charts;
  const hasCircles = model.kind === 'circles';
  const Drawing = layout.plane === undefined ? TileMap : AreaMap;
  const [series] = model.series;
  const title = series && titleOf(series);
  const signOf = (area: MapArea): ReactNode => {
    if (!hasPlace(area)) return null;
    if (area.text === null) return layout.plane === undefined ? sign : hatchedSign;
    return hasCircles ? circleSign : sign;
  };
  return (
    <>
      {hasCircles && title !== undefined && (
        <CircleLegend title={fill(circles, { name: title })} signs={layout.circles} look="charts-disk" />
      )}
      <ClassLegend layout={layout} unavailable={signs.unavailable} />
      <SignsLegend model={model} language={language} />
      <div className="charts-ring">
        <Drawing layout={layout} label={label} ask={askOf(model, layout, language)} hasCircles={hasCircles} />
        <ol className="charts-legend charts-ranks">
          {layout.areas.map((area) => (
            <LegendItem
              key={area.name}
              series={0}
              tone={hasCircles && area.text !== null ? undefined : toneClass(area.tone)}
              sign={signOf(area)}
              name={area.name}
              value={area.text ?? '…'}
            />
          ))}
        </ol>
      </div>
    </>
  );
}
