/** Where the annotations of editors are placed in a chart. */
import { boxAround } from './freeBaseline';
import type { Rectangle } from './freeBaseline';
import { round } from './frame';
import type { UprightLayout } from './frameOf';
import type { Mark } from './marks';

export type MarkFrame = Pick<UprightLayout, 'place' | 'plot' | 'values' | 'fontSize'>;

/** Radius of the ring around a point. */
export const ringRadius = 5;

/** Radius of the disc behind the number of a mark. */
export function discRadius(fontSize: number): number {
  return round(fontSize * 0.65);
}

/** The middle of the disc with the number of a mark. */
export function discPlace(mark: Mark, { place, plot, values, fontSize }: MarkFrame): { x: number; y: number } {
  const above = round(plot.top - fontSize * 0.2);
  switch (mark.type) {
    case 'line':
      return { x: round(plot.left + fontSize * 0.8), y: values.place(mark.value) };
    case 'break':
      return { x: place(mark.at), y: above };
    case 'range':
      return { x: round((place(mark.from) + place(mark.to)) / 2), y: above };
    case 'point': {
      const y = values.place(mark.value);
      const isHigh = y - fontSize * 1.8 < plot.top;
      return { x: place(mark.at), y: round(y + fontSize * (isHigh ? 1.5 : -1.3)) };
    }
  }
}

/** What discs and rings cover. */
export function boxesOfMarks(marks: readonly Mark[], frame: MarkFrame): readonly Rectangle[] {
  return marks.flatMap((mark) => [
    boxAround(discPlace(mark, frame), discRadius(frame.fontSize)),
    ...(mark.type === 'point'
      ? [boxAround({ x: frame.place(mark.at), y: frame.values.place(mark.value) }, ringRadius)]
      : []),
  ]);
}
