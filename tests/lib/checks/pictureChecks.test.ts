import { describe, expect, it } from 'vitest';
import { pictureChecks } from '@/lib/checks/pictureChecks';
import { codesOf, entry } from './entries';

const file = { url: '/uploads/rhein_am_morgen.jpg', name: 'rhein_am_morgen.jpg', mime: 'image/jpeg' };

function withAlt(alt: string | null, decorative = false) {
  return entry('articles', { title: 'Der Rhein', image: { alt, decorative, file } });
}

describe('an alternative text', () => {
  it.each([
    'IMG_1234.jpg',
    'DSC00012',
    'Bild',
    'Bild 2',
    'Foto.',
    'une photo',
    'Bildschirmfoto 2026-08-21 um 08.30.15',
    'Screenshot 2026-08-21 at 08.30.15',
    'Der Rhein',
    'der rhein.',
    'rhein_am_morgen',
  ])('that says nothing is told: %s', (alt) => {
    expect(codesOf(pictureChecks, withAlt(alt))).toEqual(['image.alt: alternative-useless']);
  });

  it.each([
    'Der Rhein bei Basel an einem Morgen im Herbst',
    'Bild der Wettsteinbrücke',
    'Zeichnung: Viele Häuser stehen nebeneinander.',
    'Foto 2024 vom Marktplatz',
    'Rhein',
    '',
    null,
  ])('that says something, or is told of elsewhere, is not: %s', (alt) => {
    expect(codesOf(pictureChecks, withAlt(alt))).toEqual([]);
  });
});
