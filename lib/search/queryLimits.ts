/** How much of a search is read: nobody types more, but an address or a program can hold it. */

/** Characters. */
export const maxQueryLength = 200;

/** Words that matter; a search server accepts no more. */
export const maxQueryWords = 10;
