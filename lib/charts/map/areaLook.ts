/** How areas look, as classes. */
import type { AreaValue } from './mapLayout';
import type { Tone } from './mapClasses';
import { toneClass } from './toneClass';

export interface AreaLook {
  readonly area: string;
  /** Of its name on a tile. */
  readonly name: string;
}

/** Names are seen on pale tiles, on strong ones, and on those that are hatched. */
function inkClass(tone: Tone, isEmpty: boolean): string {
  if (isEmpty) return 'charts-tile-name charts-on-hatched';
  // Black is seen on all strong tones below zero.
  const step = tone === null ? 1 : tone < 0 ? Math.min(3, Math.floor(-tone)) : Math.round(tone) + 1;
  return step > 2 ? `charts-tile-name charts-on-heat${step}` : 'charts-tile-name';
}

/** The class of its colour. Under a circle areas are all alike. */
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
