/** Signs for certainty, as in tables, for charts that cannot draw it. */
import { kindSigns, statuses } from '@/content-types/dataCells';
import type { Locale } from '@/content-types/locales';
import type { Series } from '@/lib/data/readSeries';
import { messagesByLocale } from '@/lib/i18n/messages';
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

/** The signs that occur, with their meanings; empty if all values are measured. */
export function valueSigns(series: readonly Series[], language: Locale): readonly ValueSign[] {
  const { signs, statuses: names } = messagesByLocale[language].charts;
  const known = series.flatMap((one) =>
    one.values.flatMap((value, index) =>
      value === null ? [] : [{ kind: one.kinds[index], status: one.statuses[index] }],
    ),
  );
  const isUncertain = known.some(({ kind }) => kind === 'uncertain');
  return [
    ...(isUncertain ? [{ sign: kindSigns.uncertain, meaning: signs.uncertain }] : []),
    ...statuses.flatMap((status) =>
      status !== 'measured' && known.some((value) => value.status === status)
        ? [{ sign: statusSigns[status], meaning: names[status] }]
        : [],
    ),
  ];
}
