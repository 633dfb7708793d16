/** How certain drawn values are: measured ones are solid, others dashed or hollow. */
import { statuses } from '@/content-types/dataCells';
import type { Status } from '@/content-types/dataCells';
import type { Locale } from '@/content-types/locales';
import { fill } from '@/lib/i18n/fill';
import { messagesByLocale } from '@/lib/i18n/messages';
import type { Messages } from '@/lib/i18n/messages';
import type { ChartModel } from './chartModel';
import type { Series } from '@/lib/data/readSeries';

/** `solid`: measured; `hollow`: not final, or based on few cases; `dashed`: not measured. */
export type Certainty = 'solid' | 'hollow' | 'dashed';

const byStatus: { readonly [Name in Status]: Certainty } = {
  measured: 'solid',
  provisional: 'hollow',
  estimated: 'dashed',
  revised: 'solid',
  scenario: 'dashed',
};

type Known = Pick<Series, 'values' | 'statuses' | 'kinds' | 'boundNames'>;

/** How to draw the value of a series at a position. */
export function certaintyAt({ statuses: all, kinds }: Pick<Known, 'statuses' | 'kinds'>, index: number): Certainty {
  const certainty = byStatus[all[index] ?? 'measured'];
  return certainty === 'solid' && kinds[index] === 'uncertain' ? 'hollow' : certainty;
}

/** Whether any value is drawn this way. */
export function hasCertainty(series: readonly Known[], wanted: Certainty): boolean {
  return series.some((one) => one.values.some((value, index) => value !== null && certaintyAt(one, index) === wanted));
}

/** Whether only markers distinguish lines, because dashes show certainty or there is a single line across columns. */
export function hasSolidLines({ series, second }: Pick<ChartModel, 'series' | 'second'>): boolean {
  return second.length === 1 || hasCertainty([...series, ...second], 'dashed');
}

export interface CertaintyNote {
  readonly certainty: Exclude<Certainty, 'solid'> | 'range';
  /** `gestrichelt: geschätzt, Szenario`, `Untergrenze bis Obergrenze`. */
  readonly text: string;
}

/** `Untergrenze bis Obergrenze`; a common start is written once: `Vertrauensintervall, untere Grenze bis obere Grenze`. */
function rangeText({ low, high }: NonNullable<Known['boundNames']>, words: Messages['charts']): string {
  const end = low.lastIndexOf(', ') + 2;
  const common = low.slice(0, end);
  if (end < 2 || !high.startsWith(common)) return fill(words.range, { low, high });
  return `${common}${fill(words.range, { low: low.slice(end), high: high.slice(end) })}`;
}

/** The names of the bounds of series. */
function rangeNotes(series: readonly Known[], words: Messages['charts']): readonly CertaintyNote[] {
  const texts = series.flatMap(({ boundNames }) => (boundNames === null ? [] : [rangeText(boundNames, words)]));
  return [...new Set(texts)].map((text) => ({ certainty: 'range', text }));
}

/** Notes that explain dashed and hollow values, if there are any, and the intervals of `ranged`. */
export function certaintyNotes(
  series: readonly Known[],
  language: Locale,
  ranged: readonly Known[] = [],
): readonly CertaintyNote[] {
  const { charts } = messagesByLocale[language];
  const found = series.flatMap((one) =>
    one.values.flatMap((value, index) =>
      value === null
        ? []
        : [{ certainty: certaintyAt(one, index), status: one.statuses[index], kind: one.kinds[index] }],
    ),
  );
  const statusNotes = (['dashed', 'hollow'] as const).flatMap((certainty): readonly CertaintyNote[] => {
    const own = found.filter((value) => value.certainty === certainty);
    if (own.length === 0) return [];
    const names = statuses.flatMap((status) =>
      status !== 'measured' && byStatus[status] === certainty && own.some((value) => value.status === status)
        ? [charts.statuses[status]]
        : [],
    );
    const isUnsure = certainty === 'hollow' && own.some(({ kind }) => kind === 'uncertain');
    const all = [...names, ...(isUnsure ? [charts.uncertain] : [])].join(', ');
    return [{ certainty, text: fill(charts.certainties[certainty], { statuses: all }) }];
  });
  return [...rangeNotes(ranged, charts), ...statusNotes];
}
