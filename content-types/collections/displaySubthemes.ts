import { defineCollection } from '../contentType';
import { contentZone } from '../contentZone';
import { component, integer, longText, relation, relations, required, slug, text } from '../fields';
import { pageFields } from '../mixins';
import { imagePart } from '../parts/image';
import { infoBoxPart } from '../parts/infoBox';

export const displaySubthemes = defineCollection('display-subthemes', {
  singularName: 'display-subtheme',
  label: 'Unterthema',
  doc: 'Ein Unterthema mit eigener Seite unter /unterthema/….',
  key: 'url',
  sort: ['display_order', 'url'],
  address: (key) => `/unterthema/${key}`,
  fields: {
    title: required(text('Titel.')),
    url: slug('Adresse: /unterthema/…'),
    lead: longText('Worum es geht, in ein bis zwei Sätzen.'),
    display_theme: required(relation('Das Thema, zu dem das Unterthema gehört.', 'display-themes', 'url')),
    display_order: integer('Reihenfolge innerhalb des Themas.'),
    image: component('Bild.', imagePart),
    content: contentZone('Inhalt der Seite.'),
    products: relations('Hervorgehobene Produkte.', 'products', 'stata_id'),
    statistical_themes: relations('Statistiken zum Unterthema.', 'kategories', 'stata_id'),
    team_members: relations('Auskunftspersonen.', 'team-members', 'slug'),
    info_box: component('Kasten am Ende.', infoBoxPart),
    ...pageFields,
  },
});
