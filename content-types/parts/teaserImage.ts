import { defineComponent } from '../component';
import { creditField, descriptionFields, fileField, focusFields } from './pictureFields';

export const teaserImagePart = defineComponent('teaser-image', 'Das Bild eines Anrisses; hat keine Unterschrift.', {
  ...fileField,
  ...descriptionFields,
  ...creditField,
  ...focusFields,
});
