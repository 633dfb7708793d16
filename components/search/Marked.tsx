import type { ReactNode } from 'react';
import { markedParts } from '@/lib/browser/search/marks';

export interface MarkedProps {
  readonly text: string;
  /** Of the search. */
  readonly words: string;
  readonly stopWords: readonly string[];
}

/** A text with what the search has found in it. */
export function Marked({ text, words, stopWords }: MarkedProps): ReactNode {
  return markedParts(text, words, stopWords).map((part, index) =>
    // The place is all that tells parts of the same text apart.
    part.isMarked ? <mark key={`${index} ${part.text}`}>{part.text}</mark> : part.text,
  );
}
