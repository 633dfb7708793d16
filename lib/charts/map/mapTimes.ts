/** The points in time of a map: their names, and what `lib/charts/browser/mapPeriods.ts` shows of them. */
import type { Locale } from '@/content-types/locales';
import type { AskedPeriodOfMap, AskedPeriodsOfMap } from '@/lib/drawing/browser/askedChart';
import { easyWhen, formatDate } from '@/lib/i18n/format/date';
import { messagesByLocale } from '@/lib/i18n/messages';
import { askedSeries, bar } from '@/lib/drawing/asked';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { areaLook } from './areaLook';
import { withRest } from './askedMap';
import type { AskedMapOf } from './askedMap';
import { listedText, ranking } from './mapLayout';
import type { AreaValue } from './mapLayout';

/** A point in time as a map names it: `2026`, in Leichte Sprache `im Jahr 2026`. */
export function timeName(period: string, language: Locale): string {
  return language === 'ls' ? easyWhen(period) : formatDate(period, language);
}

/** If there are several points in time, what is shown is named after its own. */
export function namedByTime(model: ChartModel, language: Locale): ChartModel {
  const { series, period, periods } = model;
  if (periods.length === 0) return model;
  return { ...model, series: series.map((one) => ({ ...one, label: timeName(period ?? '', language) })) };
}

function lookText(value: AreaValue, { model, layout }: AskedMapOf): string {
  const { area, name } = areaLook(value, model.kind === 'circles', layout.plane === undefined);
  return `${area}${bar}${name}`;
}

/** For the attribute `data-periods`. */
export function askedPeriods(map: AskedMapOf): string {
  const { model, layout, language } = map;
  const { play, pause } = messagesByLocale[language].charts.map;
  const texts = layout.periods.map((values) => values.map((value) => lookText(value, map)));
  const looks = [...new Set(texts.flat())];
  const periods = model.periods.map((series, index): AskedPeriodOfMap => {
    const { values, notes } = askedSeries(withRest(series, layout.rest), model, language);
    return {
      name: timeName(series.key, language),
      values,
      notes,
      looks: (texts[index] ?? []).map((text) => looks.indexOf(text)).join(bar),
      texts: (layout.periods[index] ?? []).map(listedText).join(bar),
      order: ranking(series).join(bar),
      radii: (layout.periods[index] ?? []).map(({ radius }) => radius ?? '').join(bar),
    };
  });
  return JSON.stringify({ periods, looks, play, pause } satisfies AskedPeriodsOfMap);
}
