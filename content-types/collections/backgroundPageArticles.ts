import { defineCollection } from '../contentType';
import { contentZone } from '../contentZone';
import { choice, component, date, integer, longText, relation, relations, required, slug, text } from '../fields';
import { pageFields, rankField } from '../mixins';
import { imagePart } from '../parts/image';
import { entryPath, routePrefix } from '../routes';

export const backgroundPageArticles = defineCollection('background-page-articles', {
  singularName: 'background-page-article',
  label: 'Interaktiver Inhalt',
  doc: `Ein interaktiver Inhalt mit eigener Seite unter ${routePrefix('interactive')}….`,
  key: 'slug',
  title: 'title',
  address: (key) => entryPath('interactive', key),
  fields: {
    title: required(text('Titel.')),
    slug: slug(`Adresse: ${routePrefix('interactive')}…`),
    short_title: text('Kurzer Titel für Reiter und Brotkrumen.', { max: 60 }),
    lead: required(longText('Worum es geht, in ein bis zwei Sätzen.')),
    interactive_type: required(choice('Woraus der Inhalt besteht.', ['content', 'iframe'])),
    url: text('Adresse des eingebetteten Inhalts.', { max: 500 }),
    purpose: text(
      'Wozu der eingebettete Inhalt dient, in einem Satz, für die Frage nach der Zustimmung. Pflicht bei eingebetteten Inhalten.',
    ),
    height_mobile: integer('Höhe auf schmalen Bildschirmen in Pixeln.', { min: 50, max: 4000 }),
    height_desktop: integer('Höhe auf breiten Bildschirmen in Pixeln.', { min: 50, max: 4000 }),
    long_description: longText('Was zu sehen ist, für alle, die es nicht sehen. Pflicht bei eingebetteten Inhalten.'),
    image: component('Bild.', imagePart),
    publication_date: date('Tag der Veröffentlichung.'),
    display_themes: relations('Themen.', 'display-themes', 'url'),
    products: relations('Verwandte Produkte.', 'products', 'stata_id'),
    linked_product: relation('Eintrag im Produktverzeichnis.', 'products', 'stata_id'),
    team_members: relations('Auskunftspersonen.', 'team-members', 'slug'),
    content: contentZone('Inhalt der Seite.'),
    ...rankField,
    ...pageFields,
  },
});
