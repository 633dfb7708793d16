/** The value that answers a search, in words. Runs in the browser. */
import type { SearchHit } from './document';

/** What is known of the values of an indicator, and the area that is asked for. */
export interface ValueSource {
  readonly hit: Pick<SearchHit, 'value' | 'areas'>;
  readonly area: string | null;
}

export interface ValueSummary {
  /** With its unit. */
  readonly text: string;
  /** Of where, of which series and when. */
  readonly detail: string;
  readonly change: string | null;
}

export function valueSummary({ hit: { value, areas }, area }: ValueSource): ValueSummary {
  if (area === null) {
    return { text: value?.text ?? '', detail: value?.period ?? '', change: value?.change ?? null };
  }
  return { text: areas?.values[area] ?? '', detail: `${area}, ${areas?.period ?? ''}`, change: null };
}

/** `0,78 % (2026)`; null if there is none. */
export function valueText(answer: ValueSource): string | null {
  const { text, detail } = valueSummary(answer);
  return text === '' ? null : `${text} (${detail})`;
}
