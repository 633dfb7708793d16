/** Resolves the colours of charts to `#rrggbb` for files, mixing them as style sheets do. */

/** Returns the colour of the site with this name, as `#rrggbb`. */
export type ColourOf = (name: string) => string;

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

/** Cube roots of the cone responses. Oklab is a linear map of these, so mixing them is mixing in Oklab. */
function perceived(hex: string): Triple {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return eachOf(product(toCones, eachOf([red, green, blue], linear)), Math.cbrt);
}

/** Same as `color-mix(in oklab, one share, other)` in style sheets; `share` is 0 to 1. */
export function mixColours(one: string, other: string, share: number): string {
  const [first, second] = [perceived(one), perceived(other)];
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

/** Resolves a colour name, `none`, or a mix with the share of the first colour: `ink 60% paper`. */
export function resolveColour(look: string, colourOf: ColourOf): string {
  const [one = '', share, other] = look.split(' ');
  if (one === 'none') return one;
  return share === undefined || other === undefined
    ? colourOf(one)
    : mixColours(colourOf(one), colourOf(other), Number.parseFloat(share) / 100);
}
