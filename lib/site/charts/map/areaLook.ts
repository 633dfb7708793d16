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

/** Under a circle areas are all alike. */
export function areaLook({ tone, text }: AreaValue, hasCircles: boolean, isTile: boolean): AreaLook {
  const isEmpty = text === null;
  const unknown = isTile ? toneClass(null) : 'charts-empty-area';
  const tint = isEmpty ? unknown : hasCircles ? 'charts-plain-area' : toneClass(tone);
  return { area: `${isTile ? 'charts-tile' : 'charts-area'} ${tint}`, name: isTile ? inkClass(tone, isEmpty) : '' };
}
