/** What the indicator portal knows of its indicators: written by `lib/portal`, read at visitors'. */
import { isRecord } from '@/lib/shared/browser/isRecord';

/** By what indicators can be narrowed, by the names that addresses have used for it for years. */
export const facetNames = ['thema', 'unterthema', 'raeumlicheGliederung', 'indikatorenset', 'darstellungsart'] as const;

export type FacetName = (typeof facetNames)[number];

/** Something of each facet. */
export type ByFacet<Value> = Readonly<Record<FacetName, Value>>;

export function byFacet<Value>(valueOf: (name: FacetName) => Value): ByFacet<Value> {
  return {
    thema: valueOf('thema'),
    unterthema: valueOf('unterthema'),
    raeumlicheGliederung: valueOf('raeumlicheGliederung'),
    indikatorenset: valueOf('indikatorenset'),
    darstellungsart: valueOf('darstellungsart'),
  };
}

/** The value of an indicator as people read it. */
export interface FormattedValue {
  readonly number: string;
  /** With the space before it. */
  readonly unit: string;
  /** Of what and when it is. */
  readonly detail: string;
  readonly changes: readonly string[];
}

export interface PortalRecord {
  readonly key: string;
  readonly address: string;
  readonly title: string;
  readonly subtitle: string;
  /** BCP 47; empty if it is that of the page. */
  readonly language: string;
  /** Words by which it is found besides. */
  readonly keywords: string;
  /** The values of its facets, by the names of the choices. */
  readonly facets: ByFacet<readonly string[]>;
  /** Years of the first and the last period; null if the data are none over time. */
  readonly from: number | null;
  readonly to: number | null;
  /** The day of its last update, `2026-08-21`; empty if none is known. */
  readonly updated: string;
  /** The same as people read it. */
  readonly updatedText: string;
  readonly figure: FormattedValue | null;
  /** What stands for a figure that is not there. */
  readonly note: string;
  /** The address of its chart in a few strokes; empty if it has no data. */
  readonly preview: string;
  /** The address of the series that stands for it; empty if none does. */
  readonly series: string;
  /** The unit of that in the language of the record; empty if it has none. The file is the same in every language. */
  readonly seriesUnit: string;
}

/** A value of a facet and what it is called; its language (BCP 47) if that is not the one of the page. */
export type Choice = readonly [value: string, label: string, language?: string | undefined];

export interface PortalData {
  /** In the order of the editors. */
  readonly records: readonly PortalRecord[];
  readonly choices: ByFacet<readonly Choice[]>;
}

/** Whether an answer is such data, and not the page of some proxy. The build wrote it with the code that reads it. */
export function isPortalData(value: unknown): value is PortalData {
  return isRecord(value) && Array.isArray(value['records']) && isRecord(value['choices']);
}
