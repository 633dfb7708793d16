import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeVariant, cropRegion } from '@/lib/site/pictures/makeVariant';
import { parseVariant, variantName } from '@/lib/site/pictures/variant';
import type { Variant } from '@/lib/site/pictures/variant';
import { colourAt, film, fourFields, plain } from './pictures';

const hash = '0123456789abcdef';

function uncut(width: number, format: Variant['format']): Variant {
  return { hash, width, crop: null, moving: false, format };
}

function cut(width: number, height: number, x: number, y: number): Variant {
  return { hash, width, crop: { height, focus: { x, y } }, moving: false, format: 'png' };
}

describe('the name of a variant', () => {
  it.each([
    ['0123456789abcdef-a640.avif', uncut(640, 'avif')],
    ['0123456789abcdef-a640x427-79-72.png', cut(640, 427, 79, 72)],
    ['0123456789abcdef-a640m.webp', { ...uncut(640, 'webp'), moving: true }],
  ])('%s says how it is made', (name, variant) => {
    expect(variantName(variant)).toBe(name);
    expect(parseVariant(name)).toEqual(variant);
  });

  it.each(['0123456789abcdef.jpg', '../0123456789abcdef-a640.avif', '0123456789abcdef-a640.gif', '0123-a640.avif'])(
    '%s is none',
    (name) => {
      expect(parseVariant(name)).toBeUndefined();
    },
  );
});

describe('a made picture', () => {
  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
    ['png', 'png'],
  ] as const)('D7 has the width and the format of its name (%s)', async (format, found) => {
    const made = await makeVariant(await plain(800, 400).png().toBuffer(), uncut(320, format));
    expect(await sharp(made).metadata()).toMatchObject({ format: found, width: 320, height: 160 });
  });

  it('is never larger than its original', async () => {
    const made = await makeVariant(await plain(200, 100).png().toBuffer(), uncut(640, 'webp'));
    expect(await sharp(made).metadata()).toMatchObject({ width: 200, height: 100 });
  });

  it('stands upright and says nothing of where it was taken', async () => {
    const picture = (await fourFields(80, 40)).jpeg({ quality: 100 });
    const turned = await picture
      .withExif({ IFD3: { GPSLatitude: '47/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(turned).metadata()).exif).toBeDefined();
    const made = await makeVariant(turned, uncut(40, 'png'));
    const { width, height, exif, orientation, icc } = await sharp(made).metadata();
    expect({ width, height, exif, orientation, icc }).toEqual({ width: 40, height: 80 });
    // Turned by a quarter to the right, the lower left field comes to the upper left.
    const [red = 0, , blue = 0] = await colourAt(made, 5, 5);
    expect(blue).toBeGreaterThan(200);
    expect(red).toBeLessThan(60);
  });

  it('is in sRGB whatever the camera wrote', async () => {
    const wide = await plain(40, 40, '#00ff00').withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    const made = await makeVariant(wide, uncut(40, 'png'));
    expect((await sharp(made).metadata()).space).toBe('srgb');
    const [red = 0, green = 0] = await colourAt(made, 20, 20);
    expect(green).toBeGreaterThan(240);
    expect(red).toBeLessThan(40);
  });

  it('is cut around its focal point', async () => {
    const original = await (await fourFields(400, 400)).png().toBuffer();
    const lowerLeft = await makeVariant(original, cut(200, 40, 10, 90));
    expect(await colourAt(lowerLeft, 20, 20)).toEqual([1, 1, 255]);
    const upperRight = await makeVariant(original, cut(40, 200, 90, 10));
    expect(await colourAt(upperRight, 20, 20)).toEqual([1, 255, 1]);
  });

  it('moves on if its original does, and rests within five seconds', async () => {
    const moving = await makeVariant(await film(400), { ...uncut(40, 'webp'), moving: true });
    expect(await sharp(moving, { animated: true }).metadata()).toMatchObject({ pages: 2, width: 40, loop: 6 });
    const still = await makeVariant(await film(400), uncut(40, 'png'));
    expect((await sharp(still).metadata()).pages).toBeUndefined();
  });
});

describe('the region that is kept', () => {
  it.each([
    ['in the middle', { x: 50, y: 50 }, { left: 50, top: 0 }],
    ['as near to the point as the edge allows', { x: 100, y: 50 }, { left: 100, top: 0 }],
  ])('lies %s', (_, focus, place) => {
    const region = cropRegion({ width: 200, height: 100 }, { width: 40, height: 40 }, focus);
    expect(region).toEqual({ width: 100, height: 100, ...place });
  });
});
