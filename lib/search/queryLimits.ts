/** Limits of searches and of their answers. */

/** Characters. Only a link or a program exceeds it. */
export const maxQueryLength = 200;

/** Significant words; a search server accepts no more. */
export const maxQueryWords = 10;

/** Glossary terms in an answer. */
export const maxTerms = 3;
