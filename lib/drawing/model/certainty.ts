/** How sure drawn values are: measured ones are solid, others are dashed or hollow. */
import { statuses } from '@/content-types/dataCells';
import type { Status } from '@/content-types/dataCells';
import type { Locale } from '@/content-types/locales';
import { fill } from '@/lib/i18n/fill';
import { messagesByLocale } from '@/lib/i18n/messages';
import type { Messages } from '@/lib/i18n/messages';
import type { ChartModel } from './chartModel';
import type { Series } from '@/lib/data/readSeries';

/** `solid` measured, `hollow` not final yet or of few cases, `dashed` not measured at all. */
export type Certainty = 'solid' | 'hollow' | 'dashed';

const byStatus: { readonly [Name in Status]: Certainty } = {
  measured: 'solid',
  provisional: 'hollow',
  estimated: 'dashed',
  revised: 'solid',
  scenario: 'dashed',
};

type Known = Pick<Series, 'values' | 'statuses' | 'kinds' | 'boundNames'>;

/** How the value of a series at a position is drawn. */
export function certaintyAt({ statuses: all, kinds }: Pick<Known, 'statuses' | 'kinds'>, index: number): Certainty {
  const certainty = byStatus[all[index] ?? 'measured'];
  return certainty === 'solid' && kinds[index] === 'uncertain' ? 'hollow' : certainty;
}

/** Whether some value is drawn so. */
export function hasCertainty(series: readonly Known[], wanted: Certainty): boolean {
  return series.some((one) => one.values.some((value, index) => value !== null && certaintyAt(one, index) === wanted));
}

/** Whether lines are told apart by their marks alone: dashes say how sure values are, or there is a single line across columns. */
export function hasSolidLines({ series, second }: Pick<ChartModel, 'series' | 'second'>): boolean {
  return second.length === 1 || hasCertainty([...series, ...second], 'dashed');
}

export interface CertaintyNote {
  readonly certainty: Exclude<Certainty, 'solid'> | 'range';
  /** `gestrichelt: geschätzt, Szenario`, `Untergrenze bis Obergrenze`. */
  readonly text: string;
}

/** `Untergrenze bis Obergrenze`; what both names begin with is said once: `Vertrauensintervall, untere Grenze bis obere Grenze`. */
function rangeText({ low, high }: NonNullable<Known['boundNames']>, words: Messages['charts']): string {
  const end = low.lastIndexOf(', ') + 2;
  const common = low.slice(0, end);
  if (end < 2 || !high.startsWith(common)) return fill(words.range, { low, high });
  return `${common}${fill(words.range, { low: low.slice(end), high: high.slice(end) })}`;
}

/** What the ends of the ranges of series are called. */
function rangeNotes(series: readonly Known[], words: Messages['charts']): readonly CertaintyNote[] {
  const texts = series.flatMap(({ boundNames }) => (boundNames === null ? [] : [rangeText(boundNames, words)]));
  return [...new Set(texts)].map((text) => ({ certainty: 'range', text }));
}

/** What dashed and hollow values are, as far as there are any, and what the ranges of `ranged` are. */
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
