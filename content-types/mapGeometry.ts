/** The areas of a map in drawing coordinates: simplified from an uploaded file to be small enough for a page. */
import { z } from 'zod';

/** More areas could not be told apart. */
export const maxAreas = 500;

/** The longer side of a map, in drawing units. */
export const longerSide = 600;

const mostPoints = 20_000;
const longestName = 200;

const coordinate = z
  .number()
  .min(-longerSide)
  .max(2 * longerSide);
const point = z.tuple([coordinate, coordinate]);
const side = z.number().positive().max(longerSide);

const mapArea = z.strictObject({
  /** As in the data of the indicator, if they name it. */
  name: z.string().min(1).max(longestName),
  /** In the middle of its largest part, within its borders. */
  center: point,
  /** Outlines and holes, implicitly closed, filled by the even-odd rule. */
  rings: z.array(z.array(point).min(3).max(mostPoints)).min(1).max(mostPoints),
});

export const mapGeometry = z.strictObject({ width: side, height: side, areas: z.array(mapArea).min(1).max(maxAreas) });

export type MapGeometry = z.infer<typeof mapGeometry>;
