import { defineComponent } from '../component';
import { fileField, focusFields } from './pictureFields';

export const portraitPart = defineComponent(
  'portrait',
  'Das Bild einer Person; ihr Name steht daneben und beschreibt es.',
  {
    ...fileField,
    ...focusFields,
  },
);
