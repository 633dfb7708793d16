import type { ReactNode } from 'react';
import { positionKind } from '@/lib/content/figures/positions';
import { fill } from '@/lib/language/fill';
import { formatDate } from '@/lib/language/format/date';
import { formatRange } from '@/lib/language/format/number';
import { messagesByLocale } from '@/lib/language/messages';
import type { AskedMapOf } from './askedMap';
import { askedPeriods, timeName } from './mapTimes';

/** Says that colours and circles mean the same at all points in time. */
function SameScale({ model, language }: AskedMapOf): ReactNode {
  const [from = '', to = ''] = [0, -1].map((end) => formatDate(model.periods.at(end)?.key ?? '', language));
  const { sameScale } = messagesByLocale[language].charts.map;
  return <p className="map-periods-scale">{fill(sameScale, { range: formatRange(from, to) })}</p>;
}

/** The point in time above a map. */
export function MapTime({ model, language }: Pick<AskedMapOf, 'model' | 'language'>): ReactNode {
  return (
    <p className="charts-axis-title" data-caption="">
      {timeName(model.period ?? '', language)}
    </p>
  );
}

/** Chooses the point in time of a map, plays all of them, and puts another one beside it: `lib/browser/charts/mapPeriods.ts`. */
export function MapPeriods(map: AskedMapOf): ReactNode {
  const { model, language } = map;
  const texts = messagesByLocale[language].charts.map;
  const names = model.periods.map(({ key }) => timeName(key, language));
  const isYear = positionKind(model.periods.map(({ key }) => key)) === 'year';
  const shown = model.periods.findIndex(({ key }) => key === model.period);
  return (
    <>
      <SameScale {...map} />
      <div className="map-periods-controls with-scripts screen-only" data-tools="" data-periods={askedPeriods(map)}>
        <button type="button" className="map-periods-play" data-play="">
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
        <b data-shown="" aria-hidden="true">
          {names[shown]}
        </b>
        <label>
          {texts.compare}{' '}
          <select data-compare="" autoComplete="off">
            <option value="">{texts.none}</option>
            {names.map((name, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}
