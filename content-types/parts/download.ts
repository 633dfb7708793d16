import { defineComponent } from '../component';
import { date, media, required, text } from '../fields';

export const downloadPart = defineComponent('download', 'Eine Datei zum Herunterladen.', {
  title: required(text('Name der Datei für Menschen.')),
  file: media('Die Datei.', 'files'),
  url: text('Adresse, wenn die Datei anderswo liegt.', { max: 500 }),
  date: date('Stand der Datei.'),
  language: text('Sprache der Datei in Worten, wenn es nicht die der Seite ist.', { max: 60 }),
});
