/** The value that answers a search, in words. Runs in the browser. */
import type { ValueAnswer } from './engine';

export interface AnsweredValue {
  /** With its unit. */
  readonly text: string;
  /** Of where, of which series and when. */
  readonly detail: string;
  readonly change: string | null;
}

export function answeredValue({ hit: { wert, gebiete }, area }: ValueAnswer): AnsweredValue {
  if (area === null) {
    return { text: wert?.text ?? '', detail: wert?.zeitpunkt ?? '', change: wert?.veraenderung ?? null };
  }
  return { text: gebiete?.werte[area] ?? '', detail: `${area}, ${gebiete?.zeitpunkt ?? ''}`, change: null };
}
