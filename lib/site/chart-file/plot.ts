/** A plot at its place in a drawing. */
import { plotSize } from '@/lib/site/charts/frame';
import { tenths } from './elements';

/** Where the plot is: turns its units into px. */
export interface Plot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly x: (units: number) => number;
  readonly y: (units: number) => number;
}

export function plotAt(left: number, top: number, width: number, height: number = plotSize.height): Plot {
  return {
    left,
    top,
    width,
    height,
    x: (units) => tenths(left + (units / plotSize.width) * width),
    y: (units) => tenths(top + (units / plotSize.height) * height),
  };
}
