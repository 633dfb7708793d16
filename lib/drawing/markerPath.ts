/** The shapes of points. */
import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolStar, symbolTriangle, symbolWye } from 'd3-shape';

const shapes = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolStar, symbolWye];

/** In square pixels. */
const size = 70;

/** The outline of a series' marker around 0, 0. Each series has its own shape. */
export function markerPath(series: number): string {
  return symbol(shapes[series % shapes.length], size).digits(1)() ?? '';
}
