/** Contrast as WCAG 2.2 defines it: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */

const hexColour = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

export function isHexColour(value: string): boolean {
  return hexColour.test(value);
}

function channels(colour: string): readonly number[] {
  const digits = colour.slice(1);
  const pairs = (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).match(/../g) ?? [];
  return pairs.map((pair) => Number.parseInt(pair, 16) / 255);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21, for two hexadecimal colours in any order. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return (lighter + 0.05) / (darker + 0.05);
}
