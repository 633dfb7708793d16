import type { Tone } from '@/lib/site/charts/mapClasses';
import styles from './charts.module.scss';

/** The colour of a class of values: five tones, and those half-way between two. */
export function toneClass(tone: Tone): string {
  if (tone === null) return styles['noData'] ?? '';
  const half = Number.isInteger(tone) ? '' : 'half';
  return styles[`tone${Math.floor(tone) + 1}${half}`] ?? '';
}
