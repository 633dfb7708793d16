/** What looks accidental and is the same in every run, so that a failure can be seen again. */

/** A number from 0 to below 1. */
export type Random = () => number;

/** Another seed gives other numbers (mulberry32). */
export function randomNumbers(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Chooses one; throws if there is none, because a test that edits nothing tests nothing. */
export type Choose = <Item>(items: readonly Item[]) => Item;

export function chooseBy(random: Random): Choose {
  return (items) => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
}
