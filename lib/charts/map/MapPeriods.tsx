import type { ReactNode } from 'react';
import { positionKind } from '@/lib/data/positions';
import { fill } from '@/lib/i18n/fill';
import { formatDate } from '@/lib/i18n/format/date';
import { messagesByLocale } from '@/lib/i18n/messages';
import { tintClass, toneClass } from './areaLook';
import type { MapContext } from './mapTooltipAttribute';
import type { MapArea } from './mapLayout';
import { mapPeriodsAttribute, timeName } from './mapTimes';

/** Says that colours or circles have the same scale at all points in time. */
function SameScale({ model, language }: MapContext): ReactNode {
  const [from = '', to = ''] = [0, -1].map((end) => formatDate(model.periods.at(end)?.key ?? '', language));
  const { sameScale, sameCircles } = messagesByLocale[language].charts.map;
  const text = model.kind === 'circles' ? sameCircles : sameScale;
  return <p className="map-periods-scale">{fill(text, { from, to })}</p>;
}

/** The point in time above a map. */
export function MapTime({ model, language }: Pick<MapContext, 'model' | 'language'>): ReactNode {
  return (
    <p className="charts-axis-title" data-caption="">
      {timeName(model.period ?? '', language)}
    </p>
  );
}

interface SignOfTimesProps extends Pick<MapContext, 'model' | 'layout'> {
  readonly area: MapArea;
  /** The symbols of a value, and of a missing one. */
  readonly known: ReactNode;
  readonly unknown: ReactNode;
}

/** Both symbols of an area in the list; which one is visible depends on the point in time. */
export function SignOfTimes({ model, layout, area, known, unknown }: SignOfTimesProps): ReactNode {
  const isUnknown = area.text === null;
  return (
    <>
      <g
        className={tintClass(area, model.kind === 'circles', layout.plane === undefined)}
        data-outside={isUnknown ? '' : undefined}
      >
        {known}
      </g>
      <g className={toneClass(null)} data-outside={isUnknown ? undefined : ''}>
        {unknown}
      </g>
    </>
  );
}

/** Controls that choose, play and compare the points in time of a map; `lib/charts/browser/mapPeriods.ts` handles them. */
export function MapPeriods(map: MapContext): ReactNode {
  const { model, language } = map;
  const texts = messagesByLocale[language].charts.map;
  const names = model.periods.map(({ key }) => timeName(key, language));
  const [longest] = names.toSorted((one, other) => other.length - one.length);
  const isYear = positionKind(model.periods.map(({ key }) => key)) === 'year';
  const shown = model.periods.findIndex(({ key }) => key === model.period);
  return (
    <>
      <SameScale {...map} />
      <div
        className="map-periods-controls with-scripts screen-only"
        data-tools=""
        data-periods={mapPeriodsAttribute(map)}
      >
        <button type="button" className="map-periods-play">
          {texts.play}
        </button>
        <label className="map-periods-time">
          {isYear ? texts.year : texts.period}
          <input
            type="range"
            max={names.length - 1}
            defaultValue={shown}
            aria-valuetext={names[shown]}
            autoComplete="off"
          />
        </label>
        <b data-shown={longest} aria-hidden="true">
          {names[shown]}
        </b>
        <label>
          {texts.compare}{' '}
          <select data-compare="" autoComplete="off">
            <option value="">{texts.none}</option>
            {names.map((name, index) => (
              <option key={name} value={index} disabled={index === shown}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}
