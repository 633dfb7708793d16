/**
 * What people call the region in a search, folded. Every value is of it, so its name asks for nothing else; another office
 * has other names.
 */

/** Names of the town and the canton. */
export const regionNames: ReadonlySet<string> = new Set(
  'basel basler baslerin bale balois baloise basilea basilese bs'.split(' '),
);

/** What the whole is called, though its words may also name the town. */
export const wholeNames: readonly string[] = ['basel stadt', 'bale ville', 'basilea citta'];

/** How much of it is meant: only a value that says the same is of it. */
export const regionLevels: ReadonlySet<string> = new Set(
  'kanton stadt gemeinde canton ville commune cantone citta comune city town municipality'.split(' '),
);
