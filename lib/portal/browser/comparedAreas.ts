/** Values of the indicators by area: written by `lib/portal/areaComparison.ts`, read in the browser. */
import { isRecord } from '@/lib/shared/browser/isRecord';

/** A formatted value; if it is not plain, also the text for screen readers, and the signs of its status and its kind. */
export type ComparedCell = string | readonly [shown: string, spoken: string, status: string, kind: string];

/** A series of an indicator. */
export interface ComparedRow {
  /** Title of the indicator. */
  readonly title: string;
  readonly address: string;
  /** BCP 47; empty if it is the language of the page. */
  readonly language: string;
  /** What is measured unless the title says so, the unit and the period. */
  readonly detail: string;
  /** In the order of the areas; null if there is no value. */
  readonly cells: readonly (ComparedCell | null)[];
}

export interface ComparedTheme {
  readonly title: string;
  readonly language: string;
  readonly rows: readonly ComparedRow[];
}

export interface ComparedAreas {
  /** The last parts of the areas' addresses. */
  readonly areas: readonly string[];
  readonly themes: readonly ComparedTheme[];
  /** Meanings of the signs used in values. */
  readonly signs: readonly (readonly [sign: string, meaning: string])[];
}

/** Whether a response is such data, and not an error page of a proxy. Shallow, because the build wrote it with the code that reads it. */
export function isComparedAreas(value: unknown): value is ComparedAreas {
  return isRecord(value) && [value['areas'], value['themes'], value['signs']].every(Array.isArray);
}
