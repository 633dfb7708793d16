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
  unemploymentRate: '/interaktiv/glossar#arbeitslosenquote',
  vacantDwelling: '/interaktiv/glossar#leerwohnung',
  vacancyRate: '/interaktiv/glossar#leerwohnungsquote',
  overnightStay: '/interaktiv/glossar#logiernacht',
  referenceDay: '/interaktiv/glossar#stichtag',
  population: '/interaktiv/glossar#wohnbevoelkerung',
  quarter: '/interaktiv/glossar#wohnviertel',
} as const;
