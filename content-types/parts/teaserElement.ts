import { defineComponent } from '../component';
import { component, date, longText, required, text } from '../fields';
import { teaserImagePart } from './teaserImage';

export const teaserElementPart = defineComponent('teaser-element', 'Ein Anriss mit Verweis.', {
  title: required(text('Titel des Anrisses.')),
  text: longText('Ein bis zwei Sätze.'),
  image: component('Bild.', teaserImagePart),
  url: required(text('Ziel: eigene Seite («/artikel/…») oder ganze Adresse.', { max: 500 })),
  kind: text('Art des Inhalts, zum Beispiel «Artikel».', { max: 60 }),
  date: date('Datum.'),
});
