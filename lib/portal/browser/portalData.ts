/** Data of the indicator portal: written by `lib/portal`, read in the browser. */
import { isRecord } from '@/lib/shared/browser/isRecord';

/** The facets of the portal, under the names that addresses have used for years. */
export const facetNames = ['thema', 'unterthema', 'raeumlicheGliederung', 'indikatorenset', 'darstellungsart'] as const;

export type FacetName = (typeof facetNames)[number];

/** One value per facet. */
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

/** The value of an indicator, formatted. */
export interface FormattedValue {
  readonly number: string;
  /** Includes the space before it. */
  readonly unit: string;
  /** What is measured, and the period. */
  readonly detail: string;
  readonly changes: readonly string[];
}

export interface PortalRecord {
  readonly key: string;
  readonly address: string;
  readonly title: string;
  readonly subtitle: string;
  /** BCP 47; empty if it is the language of the page. */
  readonly language: string;
  /** Further words to search for. */
  readonly keywords: string;
  /** Facet values, as used in the choices. */
  readonly facets: ByFacet<readonly string[]>;
  /** Years of the first and last period; null if the data are no time series. */
  readonly from: number | null;
  readonly to: number | null;
  /** The day of its last update, `2026-08-21`; empty if unknown. */
  readonly updated: string;
  /** The same, formatted. */
  readonly updatedText: string;
  readonly figure: FormattedValue | null;
  /** Shown instead of a missing figure. */
  readonly note: string;
  /** Address of the chart preview; empty without data. */
  readonly preview: string;
  /** Address of the series that represents it; empty if there is none. */
  readonly series: string;
  /** Unit of that series in the language of the record; empty if it has none. The series file itself is the same in all languages. */
  readonly seriesUnit: string;
}

/** A facet value and its label, with its language (BCP 47) if that differs from the page's. */
export type Choice = readonly [value: string, label: string, language?: string | undefined];

export interface PortalData {
  /** In the order of the editors. */
  readonly records: readonly PortalRecord[];
  readonly choices: ByFacet<readonly Choice[]>;
}

/** Whether a response is such data, and not an error page of a proxy. Shallow, because the build wrote it with the code that reads it. */
export function isPortalData(value: unknown): value is PortalData {
  return isRecord(value) && Array.isArray(value['records']) && isRecord(value['choices']);
}
