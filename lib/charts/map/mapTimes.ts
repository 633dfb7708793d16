/** The points in time of a map: their names, and the data for `lib/charts/browser/mapPeriods.ts`. */
import type { Locale } from '@/content-types/locales';
import { separator } from '@/lib/drawing/browser/tooltipData';
import type { MapPeriodData, MapPeriodsData } from '@/lib/drawing/browser/tooltipData';
import { plainLanguageDate, formatDate } from '@/lib/i18n/format/date';
import { messagesByLocale } from '@/lib/i18n/messages';
import { tooltipSeries } from '@/lib/drawing/tooltipAttribute';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { areaLook } from './areaLook';
import { withUnlistedAreas } from './mapTooltipAttribute';
import type { MapContext } from './mapTooltipAttribute';
import { listedText, ranking } from './mapLayout';
import type { AreaValue } from './mapLayout';

/** The name of a point in time on a map: `2026`, in Leichte Sprache `im Jahr 2026`. */
export function timeName(period: string, language: Locale): string {
  return language === 'ls' ? plainLanguageDate(period) : formatDate(period, language);
}

/** The model with its series named after the shown point in time, if there are several. */
export function withNameOfTime(model: ChartModel, language: Locale): ChartModel {
  const { series, period, periods } = model;
  if (periods.length === 0) return model;
  return { ...model, series: series.map((one) => ({ ...one, label: timeName(period ?? '', language) })) };
}

function lookText(value: AreaValue, { model, layout }: MapContext): string {
  const { area, name } = areaLook(value, model.kind === 'circles', layout.plane === undefined);
  return `${area}${separator}${name}`;
}

/** The value of the attribute `data-periods`. */
export function mapPeriodsAttribute(map: MapContext): string {
  const { model, layout, language } = map;
  const { play, pause } = messagesByLocale[language].charts.map;
  const texts = layout.periods.map((values) => values.map((value) => lookText(value, map)));
  const looks = [...new Set(texts.flat())];
  const periods = model.periods.map((series, index): MapPeriodData => {
    const { values, notes } = tooltipSeries(withUnlistedAreas(series, layout.rest), model, language);
    return {
      name: timeName(series.key, language),
      values,
      notes,
      looks: (texts[index] ?? []).map((text) => looks.indexOf(text)).join(separator),
      texts: (layout.periods[index] ?? []).map(listedText).join(separator),
      order: ranking(series).join(separator),
      radii: (layout.periods[index] ?? []).map(({ radius }) => radius ?? '').join(separator),
    };
  });
  return JSON.stringify({ periods, looks, play, pause } satisfies MapPeriodsData);
}
