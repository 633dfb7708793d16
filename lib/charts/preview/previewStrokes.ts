/** What previews of charts are drawn with. */

export interface Stroke {
  readonly d: string;
  readonly width: number;
  /** The name of a colour of the site. */
  readonly colour: string;
  readonly isRound: boolean;
}

/** Between strokes beside each other, of the room of each. */
export const strokeGap = 0.15;

/** One stroke for all marks that look the same. */
export function mergeStrokes(marks: readonly Stroke[]): readonly Stroke[] {
  const strokes = new Map<string, Stroke>();
  for (const mark of marks) {
    const look = JSON.stringify([mark.colour, mark.width, mark.isRound]);
    strokes.set(look, { ...mark, d: `${strokes.get(look)?.d ?? ''}${mark.d}` });
  }
  return [...strokes.values()];
}

/** Some of the items, evenly spread, if there are more. */
export function sampleEvenly<Item>(items: readonly Item[], most: number): readonly Item[] {
  const step = Math.ceil(items.length / most);
  return items.filter((_, index) => index % step === 0);
}
