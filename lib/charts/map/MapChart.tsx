import type { ReactNode } from 'react';
import { kindSigns } from '@/content-types/dataCells';
import { fill } from '@/lib/i18n/fill';
import { messagesByLocale } from '@/lib/i18n/messages';
import { mapTooltipAttribute } from './mapTooltipAttribute';
import type { MapContext } from './mapTooltipAttribute';
import { hasPlace, listedText, mapLayout } from './mapLayout';
import type { MapArea } from './mapLayout';
import { titleOf } from '../scatter/scatterLayout';
import { toneClass } from './areaLook';
import { AreaMap } from './AreaMap';
import type { ChartViewProps } from '@/lib/drawing/chartViewProps';
import { CircleLegend } from '@/lib/drawing/parts/CircleLegend';
import { LegendItem } from '@/lib/drawing/parts/Legend';
import { SignsLegend } from '@/lib/drawing/parts/SignsLegend';
import { MapPeriods, MapTime, SignOfTimes } from './MapPeriods';
import { withNameOfTime } from './mapTimes';
import { TileMap } from './TileMap';

const sign = <path className="charts-tile" strokeWidth={12} d="M0 6H26" />;
const hatchedSign = <path className="charts-hatched" d="M0 12L13 0M13 12L26 0" />;
const circleSign = <circle className="charts-disk" cx={13} cy={6} r={5} />;

/** The classes with their bounds, and the symbol of areas without a value. */
function ClassLegend({ layout: { areas, rest, periods, classes, plane }, language }: MapContext): ReactNode {
  const hasGaps = rest.length > 0 || [areas, ...periods].some((all) => all.some(({ text }) => text === null));
  if (classes.length === 0 && !hasGaps) return null;
  return (
    <ul className="charts-legend" data-classes="">
      {classes.map(({ tone, text }) => (
        <LegendItem key={tone} series={0} tone={toneClass(tone)} sign={sign} name={text} />
      ))}
      {hasGaps && (
        <LegendItem
          series={0}
          tone={plane === undefined ? toneClass(null) : undefined}
          sign={plane === undefined ? sign : hatchedSign}
          name={messagesByLocale[language].charts.signs.unavailable}
        />
      )}
    </ul>
  );
}

/** Names and values of the areas, the highest first. In print, which has no tooltips, it includes areas that are not in the data. */
function Ranks({ model, layout }: MapContext): ReactNode {
  const { areas, rest, plane, periods } = layout;
  const hasCircles = model.kind === 'circles';
  const unknown = plane === undefined ? sign : hatchedSign;
  const known = hasCircles ? circleSign : sign;
  const signOf = (area: MapArea): ReactNode => {
    if (!hasPlace(area)) return null;
    if (periods.length > 0)
      return <SignOfTimes model={model} layout={layout} area={area} known={known} unknown={unknown} />;
    return area.text === null ? unknown : known;
  };
  return (
    <ol className={plane === undefined ? 'charts-legend charts-ranks' : 'charts-legend charts-ranks charts-numbered'}>
      {areas.map((area) => (
        <LegendItem
          key={area.name}
          series={0}
          tone={hasCircles && area.text !== null ? undefined : toneClass(area.tone)}
          sign={signOf(area)}
          name={area.name}
          value={listedText(area)}
          position={area.position}
        />
      ))}
      {rest.map(({ name }) => (
        <LegendItem key={name} sign={unknown} name={name} value={kindSigns.unavailable} isPaperOnly />
      ))}
    </ol>
  );
}

/** A map with classes or circles, on tiles or shapes, beside a list of names and values. */
export function MapChart({ model: data, language, label }: ChartViewProps): ReactNode {
  const model = withNameOfTime(data, language);
  const layout = mapLayout(model, language);
  const map = { model, layout, language };
  const Drawing = layout.plane === undefined ? TileMap : AreaMap;
  const hasPeriods = model.periods.length > 0;
  const hasCircles = model.kind === 'circles';
  const [series] = model.series;
  const title = series && (hasPeriods ? series.unit : titleOf(series));
  return (
    <>
      {hasCircles && (
        <CircleLegend
          title={fill(messagesByLocale[language].charts.circles, { name: title ?? '' })}
          signs={layout.circles}
          look="charts-disk"
        />
      )}
      <ClassLegend {...map} />
      <SignsLegend model={model} language={language} />
      {hasPeriods && <MapPeriods {...map} />}
      <div className="charts-ring">
        <div className="charts-maps" role="img" aria-label={label} data-ask={mapTooltipAttribute(map)}>
          <div className="charts-map">
            {hasPeriods && <MapTime {...map} />}
            <Drawing layout={layout} hasCircles={hasCircles} />
          </div>
        </div>
        <Ranks {...map} />
      </div>
    </>
  );
}
