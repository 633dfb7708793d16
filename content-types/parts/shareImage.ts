import { defineComponent } from '../component';
import type { Shape } from '../definition';
import { text } from '../fields';
import { fileField, focusFields } from './pictureFields';

export const shareImagePart = defineComponent('share-image', 'Das Bild, das andere Websites von einer Seite zeigen.', {
  ...fileField,
  alt: text('Was auf dem Bild zu sehen ist; leer: der Titel der Seite.', { max: 400 }),
  ...focusFields,
});

export type ShareImageContent = Shape<(typeof shareImagePart)['fields']>;
