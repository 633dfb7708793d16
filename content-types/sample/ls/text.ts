/** How texts in Leichte Sprache are put together: each sentence stands on its own line. */

/** Sentences of a Markdown text; two spaces before a line break are a hard break there. */
export function lines(...sentences: readonly string[]): string {
  return sentences.join('  \n');
}

/** Groups of a Markdown text with an empty line between them. */
export function paragraphs(...groups: readonly string[]): string {
  return groups.join('\n\n');
}

/** Sentences of a plain text of several lines. */
export function plainLines(...sentences: readonly string[]): string {
  return sentences.join('\n');
}

/** Addresses of words that are explained in the word book. */
export const wordBook = {
  unemploymentRate: '/interaktiv/glossar#begriff-arbeitslosenquote',
  vacantDwelling: '/interaktiv/glossar#begriff-leerwohnung',
  vacancyRate: '/interaktiv/glossar#begriff-leerwohnungsquote',
  overnightStay: '/interaktiv/glossar#begriff-logiernacht',
  referenceDay: '/interaktiv/glossar#begriff-stichtag',
  population: '/interaktiv/glossar#begriff-wohnbevoelkerung',
  quarter: '/interaktiv/glossar#begriff-wohnviertel',
} as const;
