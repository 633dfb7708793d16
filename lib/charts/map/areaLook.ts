/** The classes of areas on maps. */
import type { AreaValue } from './mapLayout';
import type { Tone } from './mapClasses';

export interface AreaLook {
  readonly area: string;
  /** The classes of its name on a tile. */
  readonly name: string;
}

/** The class for the colour of a tone: five on each side of zero, and those half-way between two. */
export function toneClass(tone: Tone): string {
  if (tone === null) return 'charts-no-data';
  const half = Number.isInteger(tone) ? '' : 'half';
  const name = tone < 0 ? `charts-below${Math.floor(-tone)}` : `charts-tone${Math.floor(tone) + 1}`;
  return `${name}${half}`;
}

/** A class that makes the name readable on a pale, strong or hatched tile. */
function inkClass(tone: Tone, isEmpty: boolean): string {
  if (isEmpty) return 'charts-tile-name charts-on-hatched';
  // Black is readable on all tones below zero.
  const step = tone === null ? 1 : tone < 0 ? Math.min(3, Math.floor(-tone)) : Math.round(tone) + 1;
  return step > 2 ? `charts-tile-name charts-on-heat${step}` : 'charts-tile-name';
}

/** The class of its colour. In maps with circles, all areas have the same. */
export function tintClass({ tone, text }: AreaValue, hasCircles: boolean, isTile: boolean): string {
  if (text === null) return isTile ? toneClass(null) : 'charts-empty-area';
  return hasCircles ? 'charts-plain-area' : toneClass(tone);
}

export function areaLook(value: AreaValue, hasCircles: boolean, isTile: boolean): AreaLook {
  const { tone, text } = value;
  const tint = tintClass(value, hasCircles, isTile);
  return {
    area: `${isTile ? 'charts-tile' : 'charts-area'} ${tint}`,
    name: isTile ? inkClass(tone, text === null) : '',
  };
}
