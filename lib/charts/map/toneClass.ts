import type { Tone } from './mapClasses';

/** The class for the colour of a tone: five on each side of zero, and those half-way between two. */
export function toneClass(tone: Tone): string {
  if (tone === null) return 'charts-no-data';
  const half = Number.isInteger(tone) ? '' : 'half';
  const name = tone < 0 ? `charts-below${Math.floor(-tone)}` : `charts-tone${Math.floor(tone) + 1}`;
  return `${name}${half}`;
}
