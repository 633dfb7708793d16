/** The colours of the site in files of charts: always those of the light scheme, on paper. */
import type { ChartModel } from '@/lib/site/charts/chartModel';
import { heatSteps } from '@/lib/site/charts/heatLayout';
import type { AnswerTone } from '@/lib/site/charts/answerTones';
import type { Tone } from '@/lib/site/charts/mapClasses';
import { greysOf } from '@/lib/site/charts/greys';
import { siteColour } from '@/lib/site/tokens';

const known = new Map<string, string>();

/** A colour of the site by its name; one that is written as `#rrggbb` stays as it is. */
export function colour(name: string): string {
  if (name.startsWith('#')) return name;
  const value = known.get(name) ?? siteColour(name, 'light');
  known.set(name, value);
  return value;
}

type Triple = readonly [number, number, number];

function product(rows: readonly Triple[], triple: Triple): Triple {
  const sums = rows.map((row) => row.reduce((sum, factor, index) => sum + factor * (triple[index] ?? 0), 0));
  const [first = 0, second = 0, third = 0] = sums;
  return [first, second, third];
}

function eachOf([first, second, third]: Triple, change: (value: number) => number): Triple {
  return [change(first), change(second), change(third)];
}

// The definition of Oklab: https://bottosson.github.io/posts/oklab/
const toCones: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const fromCones: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function encoded(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}

/** The cube roots of what the cones of eyes see: mixing these is mixing in Oklab, which is a sum of them. */
function perceived(hex: string): Triple {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return eachOf(product(toCones, eachOf([red, green, blue], linear)), Math.cbrt);
}

/** As `color-mix(in oklab, one share, other)` in style sheets. */
export function mixed(one: string, other: string, share: number): string {
  const [first, second] = [perceived(colour(one)), perceived(colour(other))];
  const between: Triple = [
    first[0] * share + second[0] * (1 - share),
    first[1] * share + second[1] * (1 - share),
    first[2] * share + second[2] * (1 - share),
  ];
  const parts = product(
    fromCones,
    eachOf(between, (value) => value ** 3),
  ).map((part) => Math.round(Math.min(1, Math.max(0, encoded(part))) * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export type ColourOf = (series: number) => string;

const mostColours = 6;

/** The colours of series, counted from 0; of those that are no part of the order of the others, grey. */
export function coloursOf(model: ChartModel): ColourOf {
  const greys = greysOf(model);
  return (index) => (greys.includes(index) ? mixed('ink', 'paper', 0.6) : colour(`chart-${(index % mostColours) + 1}`));
}

const shares = [0.55, 0.38, 0.22];

/** As the classes `answer1` to `answer7` of the style sheet, and `unanswered1` and `unanswered2`. */
export function answerColour({ kind, step }: AnswerTone): string {
  if (kind === 'unanswered') return mixed('ink', 'paper', step === 1 ? 0.08 : 0.24);
  if (step === shares.length + 1) return mixed('ink', 'paper', 0.15);
  return step <= shares.length
    ? mixed('chart-1', 'paper', shares[step - 1] ?? 1)
    : mixed('chart-2', 'paper', shares[shares.length * 2 + 1 - step] ?? 1);
}

/** Of classes of values on a map, as the classes `tone1` to `below5half`; of areas without a value that of the text. */
export function toneColour(tone: Tone): string {
  if (tone === null) return colour('ink-2');
  if (tone < 0) return mixed('chart-2', 'paper', -tone * 0.18 + 0.1);
  const step = Math.floor(tone) + 1;
  const [own, next] = [`chart-scale-${step}`, `chart-scale-${Math.min(step + 1, heatSteps)}`];
  return Number.isInteger(tone) ? colour(own) : mixed(own, next, 0.5);
}
