/** Pictures made for tests. */
import sharp from 'sharp';
import type { Sharp } from 'sharp';

export function plain(width: number, height: number, background = '#00635a'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Four fields: red and green above, blue and white below. */
export async function fourFields(width: number, height: number): Promise<Sharp> {
  const field = (fill: string): Promise<Buffer> =>
    plain(width / 2, height / 2, fill)
      .png()
      .toBuffer();
  const layers = [
    { input: await field('#f00'), left: 0, top: 0 },
    { input: await field('#0f0'), left: width / 2, top: 0 },
    { input: await field('#00f'), left: 0, top: height / 2 },
  ];
  return plain(width, height, '#fff').composite(layers);
}

/** The colour of one point: red, green and blue. */
export async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<readonly number[]> {
  const region = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return [...(await region.raw().toBuffer())];
}

/** A GIF of many frames that change one point, written by hand: nobody has to paint all of them. */
export function longFilm(width: number, height: number, frames: number): Uint8Array {
  const twoBytes = (value: number): readonly number[] => [value & 255, value >> 8];
  const head = [...Buffer.from('GIF89a'), ...twoBytes(width), ...twoBytes(height), 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const delay = [0x21, 0xf9, 4, 0, ...twoBytes(2), 0, 0];
  const point = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  return Uint8Array.from([...head, ...Array.from({ length: frames }, () => [...delay, ...point]).flat(), 0x3b]);
}

/** A GIF of two frames, each shown for `delay` milliseconds. */
export async function film(delay: number): Promise<Buffer> {
  const frames = await Promise.all([plain(80, 40, '#f00').png().toBuffer(), plain(80, 40, '#0f0').png().toBuffer()]);
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [delay, delay], loop: 0 })
    .toBuffer();
}
