import { defineCollection } from '../contentType';
import { contentZone } from '../contentZone';
import { choice, component, components, longText, relation, relations, required, slug, text } from '../fields';
import { pageFields, rankField, statisticsFields } from '../mixins';
import { chapterPart } from '../parts/chapter';
import { imagePart } from '../parts/image';
import { entryPath, routePrefix } from '../routes';

export const indikatorensets = defineCollection('indikatorensets', {
  singularName: 'indikatorenset',
  label: 'Indikatorenset',
  doc: `Eine gegliederte Sammlung von Indikatoren mit eigener Seite unter ${routePrefix('indicator-set')}….`,
  key: 'slug',
  title: 'title',
  address: (key) => entryPath('indicator-set', key),
  fields: {
    title: required(text('Titel.')),
    slug: slug(`Adresse: ${routePrefix('indicator-set')}…`),
    short_title: text('Kurzer Titel für Brotkrumen und kurze Listen.', { max: 60 }),
    lead: required(longText('Worum es geht, in ein bis drei Sätzen.')),
    client: text('Auftraggeberin oder Auftraggeber.'),
    image: component('Bild.', imagePart),
    chapters: required(components('Kapitel mit ihren Indikatoren.', chapterPart)),
    display_mode: choice('Darstellung der Indikatoren.', ['tiles', 'list', 'table']),
    product_indikatorenset: relation('Eintrag im Produktverzeichnis.', 'products', 'stata_id'),
    display_themes: relations('Themen.', 'display-themes', 'url'),
    statistical_themes: relations('Statistiken, auf denen das Set beruht.', 'kategories', 'stata_id'),
    team_members: relations('Auskunftspersonen.', 'team-members', 'slug'),
    content: contentZone('Einleitung.'),
    ...statisticsFields,
    ...rankField,
    ...pageFields,
  },
});
