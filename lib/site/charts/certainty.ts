/** How sure drawn values are: measured ones are solid, others are dashed or hollow. */
import { statuses } from '@/content-types/dataCells';
import type { Status } from '@/content-types/dataCells';
import type { Locale } from '@/content-types/locales';
import { fill } from '@/lib/language/fill';
import { messagesByLocale } from '@/lib/language/messages';
import type { ChartModel } from './chartModel';
import type { Series } from '@/lib/content/figures/readSeries';

/** `solid` measured, `hollow` not final yet or of few cases, `dashed` not measured at all. */
export type Certainty = 'solid' | 'hollow' | 'dashed';

const byStatus: { readonly [Name in Status]: Certainty } = {
  measured: 'solid',
  provisional: 'hollow',
  estimated: 'dashed',
  revised: 'solid',
  scenario: 'dashed',
};

type Known = Pick<Series, 'values' | 'statuses' | 'kinds'>;

/** How the value of a series at a position is drawn. */
export function certaintyAt({ statuses: all, kinds }: Omit<Known, 'values'>, index: number): Certainty {
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
  readonly certainty: Exclude<Certainty, 'solid'>;
  /** `gestrichelt: geschätzt, Szenario`. */
  readonly text: string;
}

/** What dashed and hollow values are, as far as there are any. */
export function certaintyNotes(series: readonly Known[], language: Locale): readonly CertaintyNote[] {
  const { charts } = messagesByLocale[language];
  const found = series.flatMap((one) =>
    one.values.flatMap((value, index) =>
      value === null
        ? []
        : [{ certainty: certaintyAt(one, index), status: one.statuses[index], kind: one.kinds[index] }],
    ),
  );
  return (['dashed', 'hollow'] as const).flatMap((certainty) => {
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
}
