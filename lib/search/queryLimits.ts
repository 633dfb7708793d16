/** How much of a search is read; only a link or a program exceeds it. */

/** Characters. */
export const maxQueryLength = 200;

/** Significant words; a search server accepts no more. */
export const maxQueryWords = 10;
