import { defineComponent } from '../component';
import { date, longText, required, text } from '../fields';

export const correctionPart = defineComponent(
  'correction',
  'Eine Korrektur; einmal veröffentlicht, wird sie nicht gelöscht.',
  {
    when: required(date('Tag der Korrektur.')),
    text: required(longText('Was falsch war und was jetzt gilt.')),
    previous_version: text('Adresse der früheren Fassung.', { max: 500 }),
  },
);
