import { describe, expect, it } from 'vitest';
import type { Media } from '@/content-types/definition';
import { pictureSources } from '@/lib/site/pictures/pictureSources';
import type { PictureLayoutName } from '@/lib/site/pictures/pictureLayouts';

const file: Media = {
  url: '/media/0123456789abcdef.jpg',
  name: 'bild.jpg',
  mime: 'image/jpeg',
  width: 2400,
  height: 1600,
};

function sourcesOf(layout: PictureLayoutName, changes: Partial<Media> = {}): ReturnType<typeof pictureSources> {
  return pictureSources({ file: { ...file, ...changes }, focal_x: 0.8, focal_y: null }, layout);
}

describe('the files that a page offers', () => {
  it('D7 are AVIF and WebP in the widths of the layout, and one in the original format', () => {
    const { sources, ...picture } = sourcesOf('content');
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]?.srcSet).toContain('/media/0123456789abcdef-a640.avif 640w, ');
    expect(sources[1]?.srcSet).toContain('/media/0123456789abcdef-a1920.webp 1920w');
    expect(picture).toMatchObject({
      src: '/media/0123456789abcdef-a960.jpg',
      width: 2400,
      height: 1600,
      cropped: false,
    });
  });

  it.each([
    ['full', 2400, 1200, '-a320x160-80-50.avif 320w'],
    ['portrait', 1600, 1600, '-a96x96-80-50.avif 96w'],
  ] as const)('are cut to the shape of the layout, around the focal point (%s)', (layout, width, height, part) => {
    const { sources, ...shape } = sourcesOf(layout);
    expect(shape).toMatchObject({ width, height, cropped: true });
    expect(sources[0]?.srcSet).toContain(part);
  });

  it('keep the shape of a panorama at the head of a page', () => {
    expect(sourcesOf('full', { width: 3000, height: 750 })).toMatchObject({ width: 3000, height: 750, cropped: false });
  });

  it('enlarge nothing', () => {
    expect(sourcesOf('content', { width: 500, height: 400 }).sources[0]?.srcSet).toBe(
      '/media/0123456789abcdef-a320.avif 320w, /media/0123456789abcdef-a500.avif 500w',
    );
    expect(sourcesOf('tile', { width: 240, height: 160 }).sources[0]?.srcSet).toBe(
      '/media/0123456789abcdef-a240.avif 240w',
    );
  });

  it('are for a drawing the drawing itself', () => {
    expect(
      sourcesOf('tile', { url: '/media/0123456789abcdef.svg', mime: 'image/svg+xml', width: 1200, height: 1200 }),
    ).toMatchObject({ sources: [], src: '/media/0123456789abcdef.svg', width: 1200, height: 800, cropped: true });
  });

  it('show drawings as a whole at the head of a page', () => {
    const drawing = { url: '/media/0123456789abcdef.svg', mime: 'image/svg+xml', width: 1200, height: 800 };
    expect(sourcesOf('full', drawing)).toMatchObject({ width: 1200, height: 800, cropped: false });
  });

  it('move for those who did not ask for rest', () => {
    const { sources, src } = sourcesOf('content', { url: '/media/0123456789abcdef.gif', moving: true, width: 400 });
    expect(sources[0]).toEqual({
      type: 'image/webp',
      srcSet: '/media/0123456789abcdef-a320m.webp 320w, /media/0123456789abcdef-a400m.webp 400w',
      media: '(prefers-reduced-motion: no-preference)',
    });
    expect(src).toBe('/media/0123456789abcdef-a400.png');
  });
});
