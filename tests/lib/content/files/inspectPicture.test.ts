import { describe, expect, it } from 'vitest';
import { inspectPicture } from '@/lib/content/files/inspectPicture';
import { film, fourFields, longFilm, plain } from '../../site/pictures/pictures';

function drawing(content: string, attributes = ''): Uint8Array {
  return new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);
}

describe('an uploaded picture', () => {
  it('is refused above 50 megapixels without being opened', async () => {
    const huge = await plain(8000, 6400).png({ compressionLevel: 1 }).toBuffer();
    expect(await inspectPicture(huge)).toEqual({ kind: 'too large', pixels: 51_200_000 });
  });

  it('is refused when half of it is missing', async () => {
    const whole = await (await fourFields(600, 600)).jpeg().toBuffer();
    expect(await inspectPicture(whole.subarray(0, whole.length / 2))).toMatchObject({ kind: 'unreadable' });
  });

  it('moves when its frames last at most five seconds, else it stands still', async () => {
    expect(await inspectPicture(await film(400))).toEqual({ width: 80, height: 40, moving: true });
    expect(await inspectPicture(await film(4000))).toEqual({ width: 80, height: 40 });
  });

  it('stands still when all its frames together are too large to open', async () => {
    expect(await inspectPicture(longFilm(810, 600, 100))).toEqual({ width: 810, height: 600, moving: true });
    expect(await inspectPicture(longFilm(810, 600, 110))).toEqual({ width: 810, height: 600 });
  });

  it('is refused as a drawing whose pictures together are too large to open', async () => {
    const picture = (await plain(6000, 5000).png().toBuffer()).toString('base64');
    const image = `<image href="data:image/png;base64,${picture}" width="10" height="10"/>`;
    const size = 'width="10" height="10"';
    expect(await inspectPicture(drawing(image, size))).toEqual({ width: 10, height: 10 });
    expect(await inspectPicture(drawing(image + image, size))).toEqual({ kind: 'too large', pixels: 60_000_000 });
  });
});
