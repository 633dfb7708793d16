/** Fields that the parts with a picture have in common. */
import { decimal, flag, media, required, text } from '../fields';

export const fileField = {
  file: required(
    media(
      'Die Bilddatei (JPEG, PNG, WebP, AVIF, GIF oder SVG). 2400 Pixel Breite genügen, 50 Megapixel sind das Höchste; Grössen, Formate und Drehung macht die Website, Aufnahmeort und Kameradaten lässt sie weg. Bewegte Bilder laufen höchstens 5 Sekunden, längere stehen still. Zeichnungen (SVG) dürfen weder Skripte noch Verweise nach aussen enthalten.',
    ),
  ),
};

export const descriptionFields = {
  alt: text('Was auf dem Bild zu sehen ist; Pflicht, ausser das Bild ist reiner Schmuck.', { max: 400 }),
  decorative: flag('Reiner Schmuck: Vorleseprogramme übergehen das Bild.'),
};

export const creditField = { credit: text('Urheberin oder Urheber.') };

export const focusFields = {
  focal_x: decimal(
    'Wichtigster Punkt von links, 0 bis 1; bleibt sichtbar, wenn das Bild für Kacheln (3:2), Seitenköpfe (2:1) oder Porträts (quadratisch) zugeschnitten wird. Leer: die Mitte.',
    { min: 0, max: 1 },
  ),
  focal_y: decimal('Wichtigster Punkt von oben, 0 bis 1. Leer: die Mitte.', { min: 0, max: 1 }),
};
