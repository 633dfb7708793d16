import { defineCollection } from '../contentType';
import { component, date, longText, required, slug, text } from '../fields';
import { publicationFields } from '../mixins';
import { teaserImagePart } from '../parts/teaserImage';

export const teasers = defineCollection('teasers', {
  singularName: 'teaser',
  label: 'Anriss',
  doc: 'Ein kurzer Anriss, der auf Seiten eingesetzt wird; hat keine eigene Seite.',
  key: 'slug',
  fields: {
    title: required(text('Titel.')),
    slug: slug('Eindeutige Kennung.'),
    text: longText('Ein bis zwei Sätze.'),
    image: component('Bild.', teaserImagePart),
    url: required(text('Ziel.', { max: 500 })),
    kind: text('Art des Inhalts, zum Beispiel «Medienmitteilung».', { max: 60 }),
    date: date('Datum.'),
    ...publicationFields,
  },
});
