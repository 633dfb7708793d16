import type { Tone } from '@/lib/site/charts/mapClasses';
import styles from './charts.module.scss';

/** The colour of a class of values: five tones on each side of zero, and those half-way between two. */
export function toneClass(tone: Tone): string {
  if (tone === null) return styles['noData'] ?? '';
  const half = Number.isInteger(tone) ? '' : 'half';
  const name = tone < 0 ? `below${Math.floor(-tone)}` : `tone${Math.floor(tone) + 1}`;
  return styles[`${name}${half}`] ?? '';
}
