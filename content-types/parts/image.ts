import { defineComponent } from '../component';
import { text } from '../fields';
import { creditField, descriptionFields, fileField, focusFields } from './pictureFields';

export const imagePart = defineComponent('image', 'Ein Bild mit seinem Ersatztext.', {
  ...fileField,
  ...descriptionFields,
  caption: text('Bildunterschrift.', { max: 400 }),
  ...creditField,
  ...focusFields,
});
