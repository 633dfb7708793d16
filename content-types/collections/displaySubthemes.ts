import { defineCollection } from '../contentType';
import { contentZone } from '../contentZone';
import { component, longText, relation, relations, required, slug, text } from '../fields';
import { pageFields, rankField } from '../mixins';
import { imagePart } from '../parts/image';
import { infoBoxPart } from '../parts/infoBox';
import { entryPath, routePrefix } from '../routes';

export const displaySubthemes = defineCollection('display-subthemes', {
  singularName: 'display-subtheme',
  label: 'Unterthema',
  doc: `Ein Unterthema mit eigener Seite unter ${routePrefix('sub-theme')}….`,
  key: 'url',
  title: 'title',
  address: (key) => entryPath('sub-theme', key),
  fields: {
    title: required(text('Titel.')),
    url: slug(`Adresse: ${routePrefix('sub-theme')}…`),
    lead: longText('Worum es geht, in ein bis zwei Sätzen.'),
    display_theme: required(relation('Das Thema, zu dem das Unterthema gehört.', 'display-themes', 'url')),
    ...rankField,
    image: component('Bild.', imagePart),
    content: contentZone('Inhalt der Seite.'),
    products: relations('Hervorgehobene Produkte.', 'products', 'stata_id'),
    statistical_themes: relations('Statistiken zum Unterthema.', 'kategories', 'stata_id'),
    team_members: relations('Auskunftspersonen.', 'team-members', 'slug'),
    info_box: component('Kasten am Ende.', infoBoxPart),
    ...pageFields,
  },
});
