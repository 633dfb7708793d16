/** The value that answers a search, as text. Runs in the browser. */
import type { SearchHit } from './document';

/** The values of an indicator, and the area asked for. */
export interface ValueSource {
  readonly hit: Pick<SearchHit, 'value' | 'areas'>;
  readonly area: string | null;
}

export interface ValueSummary {
  /** With its unit. */
  readonly text: string;
  /** Area, series and period. */
  readonly detail: string;
  readonly change: string | null;
}

export function valueSummary({ hit: { value, areas }, area }: ValueSource): ValueSummary {
  if (area === null) {
    return { text: value?.text ?? '', detail: value?.period ?? '', change: value?.change ?? null };
  }
  return { text: areas?.values[area] ?? '', detail: `${area}, ${areas?.period ?? ''}`, change: null };
}

/** Returns `0,78 % (2026)`; null if there is no value. */
export function valueText(answer: ValueSource): string | null {
  const { text, detail } = valueSummary(answer);
  return text === '' ? null : `${text} (${detail})`;
}
