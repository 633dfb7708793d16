/** Resolves the colours of charts to `#rrggbb` for files, mixing them as style sheets do. */

/** Returns the colour of the site with this name, as `#rrggbb`. */
export type ColourOf = (name: string) => string;

type Numbers = readonly number[];

function product(rows: readonly Numbers[], column: Numbers): Numbers {
  return rows.map((row) => row.reduce((sum, factor, index) => sum + factor * (column[index] ?? 0), 0));
}

// The definition of Oklab: https://bottosson.github.io/posts/oklab/
const toCones: readonly Numbers[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const fromCones: readonly Numbers[] = [
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
function perceived(hex: string): Numbers {
  const light = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return product(toCones, light).map(Math.cbrt);
}

/** Same as `color-mix(in oklab, one share, other)` in style sheets; `share` is 0 to 1. */
export function mixColours(one: string, other: string, share: number): string {
  const [first, second] = [perceived(one), perceived(other)];
  const between = first.map((part, index) => (part * share + (second[index] ?? 0) * (1 - share)) ** 3);
  const parts = product(fromCones, between).map((part) => Math.round(Math.min(1, Math.max(0, encoded(part))) * 255));
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
