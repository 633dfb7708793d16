import type { ReactNode } from 'react';
import type { TextPart } from '@/lib/browser/search/textRanges';

export interface MarkedProps {
  readonly parts: readonly TextPart[];
}

/** A text with what the search has found in it. */
export function Marked({ parts }: MarkedProps): ReactNode {
  return parts.map((part, index) =>
    // The place is all that tells parts of the same text apart.
    part.isMarked ? <mark key={`${index} ${part.text}`}>{part.text}</mark> : part.text,
  );
}
