/** What the indicators say of each area: written by `lib/portal/areaComparison.ts`, read at visitors'. */
import { isRecord } from '@/lib/shared/browser/isRecord';

/** A value as people read it; with what is read out in its place if that differs, and the signs of how sure it is and of what kind. */
export type ComparedCell = string | readonly [shown: string, spoken: string, status: string, kind: string];

/** A series of an indicator. */
export interface ComparedRow {
  /** Of the indicator. */
  readonly title: string;
  readonly address: string;
  /** BCP 47; empty if it is that of the page. */
  readonly language: string;
  /** What is measured, unless the title says so, in which unit, and when. */
  readonly detail: string;
  /** In the order of the areas; null if the newest data do not have one. */
  readonly cells: readonly (ComparedCell | null)[];
}

export interface ComparedTheme {
  readonly title: string;
  readonly language: string;
  readonly rows: readonly ComparedRow[];
}

export interface ComparedAreas {
  /** The last parts of their addresses. */
  readonly areas: readonly string[];
  readonly themes: readonly ComparedTheme[];
  /** What signs of values mean. */
  readonly signs: readonly (readonly [sign: string, meaning: string])[];
}

/** Whether an answer is such data, and not the page of some proxy. The build wrote it with the code that reads it. */
export function isComparedAreas(value: unknown): value is ComparedAreas {
  return isRecord(value) && [value['areas'], value['themes'], value['signs']].every(Array.isArray);
}
