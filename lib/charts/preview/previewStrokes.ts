/** The strokes that previews of charts consist of. */

export interface Stroke {
  readonly d: string;
  readonly width: number;
  /** The name of a colour of the site. */
  readonly colour: string;
  readonly isRound: boolean;
}

/** The gap between adjacent strokes, as a share of the room of each. */
export const strokeGap = 0.15;

/** Merges strokes that look the same. */
export function mergeStrokes(marks: readonly Stroke[]): readonly Stroke[] {
  const strokes = new Map<string, Stroke>();
  for (const mark of marks) {
    const look = JSON.stringify([mark.colour, mark.width, mark.isRound]);
    strokes.set(look, { ...mark, d: `${strokes.get(look)?.d ?? ''}${mark.d}` });
  }
  return [...strokes.values()];
}

/** At most `most` of the items, evenly spread. */
export function sampleEvenly<Item>(items: readonly Item[], most: number): readonly Item[] {
  const step = Math.ceil(items.length / most);
  return items.filter((_, index) => index % step === 0);
}
