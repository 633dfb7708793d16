/** The texts of editors' annotations, and the places of their numbers. */
import type { Locale } from '@/content-types/locales';
import { parsePeriodRange } from '@/lib/data/positions';
import { formatDate } from '@/lib/i18n/format/date';
import { formatRange } from '@/lib/i18n/format/number';
import type { Messages } from '@/lib/i18n/messages';
import { plotSize } from './browser/chartMetrics';
import type { Mark } from './chartMarks';
import type { CartesianLayout } from './cartesianLayout';

const { width, height } = plotSize;

/** The place of the number of a mark, in units of the plot, with an offset `dy` in em. */
export function markNumberPosition(
  mark: Mark,
  { place, values }: Pick<CartesianLayout, 'place' | 'values'>,
): { x: number; y: number; dy: number } {
  switch (mark.type) {
    case 'line':
      return { x: width * 0.02, y: values.place(mark.value), dy: 0 };
    case 'break':
      return { x: place(mark.at), y: 0, dy: -0.2 };
    case 'range':
      return { x: (place(mark.from) + place(mark.to)) / 2, y: 0, dy: -0.2 };
    case 'point': {
      const y = values.place(mark.value);
      return { x: place(mark.at), y, dy: y < height * 0.1 ? 1.5 : -1.3 };
    }
  }
}

/** A period or range for readers: `2007–2009`, `Januar–Juni 2026`. */
function placeText(place: string, language: Locale): string {
  const [from = '', to = ''] = parsePeriodRange(place).map((period) => formatDate(period, language));
  // If both ends are in the same year, name it once.
  const year = /\P{L}\d{4}$/u.exec(to)?.[0];
  const isOnce = year !== undefined && from !== to && from.endsWith(year);
  return formatRange(isOnce ? from.slice(0, -year.length).replace(/,$/, '') : from, to);
}

/** The text below the chart: `2007–2009: Finanzkrise`. */
export function markText({ place, text: own }: Mark, language: Locale, { colon, charts }: Messages): string {
  const text = own ?? charts.noValues;
  return place === null ? text : `${placeText(place, language)}${colon}${text}`;
}
