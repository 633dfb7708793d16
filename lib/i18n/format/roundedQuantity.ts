/** Figures in Leichte Sprache: rounded, with shares in people or dwellings instead of percentages. */
import { formatNumber, missingValue } from './number';

interface RoundedNumber {
  /** `211`, `1,7`, `910`. */
  readonly number: string;
  /** `Tausend`, `Millionen` or nothing. */
  readonly magnitude: string | null;
}

/** Rounds to significant digits, half up on the decimal digits: 1317 → 1300. */
function toDigits(value: number, digits: number): number {
  if (value === 0) return 0;
  const [mantissa = '0', exponent = '0'] = Math.abs(value).toExponential().split('e');
  const kept = Number(formatNumber(Number(mantissa), 'en', { decimals: digits - 1 }));
  return Math.sign(value) * Number(`${kept}e${exponent}`);
}

interface Step {
  readonly from: number;
  readonly word: (count: number) => string;
}

const steps: readonly Step[] = [
  { from: 1e9, word: (count) => (count === 1 ? 'Milliarde' : 'Milliarden') },
  { from: 1e6, word: (count) => (count === 1 ? 'Million' : 'Millionen') },
  { from: 1e4, word: () => 'Tausend' },
];

/**
 * At most two significant digits, large magnitudes in words: 1’686’289 → `1,7 Millionen`, 912 → `910`. Thousands stay
 * whole, because «210 Tausend» would hide yearly changes: 211’094 → `211 Tausend`.
 */
function roundedNumber(value: number): RoundedNumber {
  if (!Number.isFinite(value)) return { number: missingValue, magnitude: null };
  const inThousands = Number(formatNumber(value / 1000, 'en', { decimals: 0 }).replaceAll(/[^\d]/g, '')) * 1000;
  // Numbers that round up to the next magnitude use it: 999.6 million becomes one billion.
  const isInThousands = Math.abs(value) >= 1e4 && inThousands < 1e6;
  const size = isInThousands ? inThousands : Math.abs(toDigits(value, 2));
  const step = steps.find(({ from }) => size >= from);
  if (step === undefined) return { number: formatNumber(toDigits(value, 2), 'ls'), magnitude: null };
  if (step.from === 1e4) return { number: formatNumber((Math.sign(value) * size) / 1000, 'ls'), magnitude: 'Tausend' };
  const count = toDigits(value / step.from, 2);
  return { number: formatNumber(count, 'ls'), magnitude: step.word(Math.abs(count)) };
}

/** `part` of `whole`. */
export interface Share {
  readonly part: number;
  readonly whole: number;
}

/** A percentage as a countable share: 38.6 → 39 of 100, 90.2 → 9 of 10, 0.78 → 1 of 100, 0.24 → 1 of 400. */
function shareOf(percent: number): Share | null {
  if (!(percent >= 0 && percent <= 100)) return null;
  if (percent === 0) return { part: 0, whole: 100 };
  if (percent < 0.5) return { part: 1, whole: toDigits(100 / percent, 1) };
  // Nearly all must not become all.
  const rounded = Math.max(1, percent < 100 ? Math.min(99, toDigits(percent, 2)) : 100);
  const whole = Math.round(rounded);
  return whole % 10 === 0 && whole < 100 ? { part: whole / 10, whole: 10 } : { part: whole, whole: 100 };
}

interface RoundedFigure {
  readonly number: string;
  readonly unit: string | null;
  /** The share, for a pictogram. */
  readonly share: Share | null;
}

const wholeInUnit = /^von (\d+)(?=\s|$)/;
/** `9` `von 1000 Einwohnern` is not a percentage. */
const percentUnit = /^(?:%|von 100)(?=\s|$)/;

/** Returns the share of a figure that editors typed, `9` `von 10 Menschen`; null if its unit names no whole. */
export function shareInUnit(value: number | null, unit: string | null): Share | null {
  const whole = Number(wholeInUnit.exec(unit ?? '')?.[1]);
  return value !== null && Number.isInteger(value) && value >= 0 && value <= whole ? { part: value, whole } : null;
}

/** Returns a figure as Leichte Sprache writes it; `%` and `von 100 Wohnungen` become shares. */
export function roundedQuantity(value: number, unit: string | null): RoundedFigure {
  const share = percentUnit.test(unit ?? '') ? shareOf(value) : null;
  if (share !== null) {
    const rest = unit?.replace(percentUnit, '') ?? '';
    return { number: formatNumber(share.part, 'ls'), unit: `von ${formatNumber(share.whole, 'ls')}${rest}`, share };
  }
  const { number, magnitude } = roundedNumber(value);
  const parts = [magnitude, unit].filter((part) => part !== null);
  return { number, unit: parts.length === 0 ? null : parts.join(' '), share: null };
}
