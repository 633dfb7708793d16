import { defineCollection } from '../contentType';
import { choice, component, longText, relation, required, slug, text } from '../fields';
import { publicationFields } from '../mixins';
import { teaserImagePart } from '../parts/teaserImage';

export const focusTeasers = defineCollection('focus-teasers', {
  singularName: 'focus-teaser',
  label: 'Fokus-Anriss',
  doc: 'Ein grosser Anriss, der auf Seiten eingesetzt wird; hat keine eigene Seite.',
  key: 'slug',
  fields: {
    title: required(text('Titel.')),
    slug: slug('Eindeutige Kennung.'),
    kicker: text('Zeile über dem Titel.', { max: 60 }),
    text: longText('Ein bis drei Sätze.'),
    image: component('Bild.', teaserImagePart),
    url: required(text('Ziel.', { max: 500 })),
    link_label: text('Beschriftung der Schaltfläche.', { max: 80 }),
    highlight_indikator: relation('Indikator, dessen letzter Wert gross erscheint.', 'products', 'stata_id'),
    layout: choice('Bild links oder rechts.', ['left', 'right']),
    ...publicationFields,
  },
});
