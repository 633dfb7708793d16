import { defineComponent } from '../component';
import { decimal, flag, media, required, text } from '../fields';

export const imagePart = defineComponent('image', 'Ein Bild mit seinem Ersatztext.', {
  file: required(media('Die Bilddatei (SVG, PNG, JPEG oder WebP).')),
  alt: text('Was auf dem Bild zu sehen ist; Pflicht, ausser das Bild ist reiner Schmuck.', { max: 400 }),
  decorative: flag('Reiner Schmuck: Vorleseprogramme übergehen das Bild.'),
  caption: text('Bildunterschrift.', { max: 400 }),
  credit: text('Urheberin oder Urheber.'),
  focal_x: decimal('Wichtigster Punkt von links, 0 bis 1; bleibt beim Zuschneiden sichtbar.', { min: 0, max: 1 }),
  focal_y: decimal('Wichtigster Punkt von oben, 0 bis 1.', { min: 0, max: 1 }),
});
