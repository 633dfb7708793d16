import { defineCollection } from '../contentType';
import { contentZone } from '../contentZone';
import { choice, component, longText, relations, required, slug, text } from '../fields';
import { pageFields, rankField } from '../mixins';
import { imagePart } from '../parts/image';
import { entryPath, routePrefix } from '../routes';

export const backgroundPageContainers = defineCollection('background-page-containers', {
  singularName: 'background-page-container',
  label: 'Container',
  doc: `Fasst mehrere interaktive Inhalte auf einer Seite unter ${routePrefix('container')}… zusammen.`,
  key: 'slug',
  title: 'title',
  address: (key) => entryPath('container', key),
  fields: {
    title: required(text('Titel.')),
    slug: slug(`Adresse: ${routePrefix('container')}…`),
    lead: required(longText('Worum es geht, in ein bis zwei Sätzen.')),
    image: component('Bild.', imagePart),
    layout: choice('Anordnung der Inhalte.', ['tabs', 'stack', 'grid']),
    pages: required(relations('Die interaktiven Inhalte in ihrer Reihenfolge.', 'background-page-articles', 'slug')),
    display_themes: relations('Themen.', 'display-themes', 'url'),
    content: contentZone('Einleitung.'),
    ...rankField,
    ...pageFields,
  },
});
