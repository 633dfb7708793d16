/** Signs for certainty, as in tables, for charts that cannot draw it. */
import { kindSigns, signedKinds, statuses } from '@/content-types/dataCells';
import type { Status, ValueKind } from '@/content-types/dataCells';
import type { Locale } from '@/content-types/locales';
import type { Series } from '@/lib/data/readSeries';
import { messagesByLocale } from '@/lib/i18n/messages';
import type { Messages } from '@/lib/i18n/messages';
import { statusSigns } from '@/lib/data/statusSigns';

/** A formatted value with its sign: `(5 %)`, `5 % s`. */
export function signedText(
  text: string,
  series: Pick<Series, 'kinds' | 'statuses'> | undefined,
  index: number,
): string {
  const status = series?.statuses[index] ?? 'measured';
  const shown = series?.kinds[index] === 'uncertain' ? `(${text})` : text;
  return status === 'measured' ? shown : `${shown}\u202f${statusSigns[status]}`;
}

export interface ValueSign {
  readonly sign: string;
  readonly meaning: string;
}

/** The signs of these kinds and statuses, with their meanings; empty if none has a sign. */
export function signsOf(
  kinds: readonly (ValueKind | undefined)[],
  present: readonly (Status | undefined)[],
  { charts }: Messages,
): readonly ValueSign[] {
  const ofKinds = signedKinds.filter((kind) => kinds.includes(kind));
  return [
    ...ofKinds.map((kind) => ({ sign: kindSigns[kind], meaning: charts.signs[kind] })),
    ...statuses.flatMap((status) =>
      status === 'measured' || !present.includes(status)
        ? []
        : [{ sign: statusSigns[status], meaning: charts.statuses[status] }],
    ),
  ];
}

/** The signs behind the values of series. */
export function valueSigns(series: readonly Series[], language: Locale): readonly ValueSign[] {
  const pick = <Item>(itemsOf: (one: Series) => readonly Item[]): Item[] =>
    series.flatMap((one) => itemsOf(one).filter((_, index) => (one.values[index] ?? null) !== null));
  return signsOf(pick(({ kinds }) => kinds), pick((one) => one.statuses), messagesByLocale[language]); // prettier-ignore
}
