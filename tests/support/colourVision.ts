/** How colours look to readers who see no red, green or blue, and how far apart two colours look. */

type Linear = readonly [number, number, number];

/** Machado, Oliveira and Fernandes (2009), full severity, on linear RGB. */
const visions = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

export type Vision = keyof typeof visions;

export const visionNames = ['normal', 'protanopia', 'deuteranopia', 'tritanopia'] as const satisfies readonly Vision[];

function linear(colour: string): Linear {
  const part = (start: number): number => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function product(row: Linear, [red, green, blue]: Linear): number {
  return row[0] * red + row[1] * green + row[2] * blue;
}

function seen(colour: Linear, vision: Vision): Linear {
  const [red, green, blue] = visions[vision];
  const clip = (value: number): number => Math.min(1, Math.max(0, value));
  return [clip(product(red, colour)), clip(product(green, colour)), clip(product(blue, colour))];
}

/** Björn Ottosson's OKLab, in which distances are about as large as they look. */
function perceived(colour: Linear): Linear {
  const long = Math.cbrt(product([0.4122214708, 0.5363325363, 0.0514459929], colour));
  const medium = Math.cbrt(product([0.2119034982, 0.6806995451, 0.1073969566], colour));
  const short = Math.cbrt(product([0.0883024619, 0.2817188376, 0.6299787005], colour));
  const cones: Linear = [long, medium, short];
  return [
    product([0.2104542553, 0.793617785, -0.0040720468], cones),
    product([1.9779984951, -2.428592205, 0.4505937099], cones),
    product([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
}

/** The distance of two colours `#rrggbb` in OKLab as a reader sees them: black and white are 1 apart. */
export function colourDistance(one: string, other: string, vision: Vision): number {
  const left = perceived(seen(linear(one), vision));
  const right = perceived(seen(linear(other), vision));
  return Math.hypot(left[0] - right[0], left[1] - right[1], left[2] - right[2]);
}
