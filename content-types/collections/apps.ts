import { defineCollection } from '../contentType';
import { contentZone } from '../contentZone';
import { component, date, flag, longText, relation, relations, required, slug, text } from '../fields';
import { pageFields, rankField } from '../mixins';
import { imagePart } from '../parts/image';
import { entryPath, routePrefix } from '../routes';

export const apps = defineCollection('apps', {
  singularName: 'app',
  label: 'Applikation',
  doc: `Eine Anwendung mit eigener Seite unter ${routePrefix('app')}…, die anderswo läuft oder eingebettet wird.`,
  key: 'slug',
  title: 'title',
  address: (key) => entryPath('app', key),
  fields: {
    title: required(text('Name der Applikation.')),
    slug: slug(`Adresse: ${routePrefix('app')}…`),
    lead: required(longText('Was man mit der Applikation macht, in ein bis zwei Sätzen.')),
    url: required(text('Adresse der Applikation.', { max: 500 })),
    purpose: text(
      'Wozu die Applikation dient, in einem Satz, für die Frage nach der Zustimmung. Pflicht, wo sie eingebettet ist; ohne ihn erscheint sie dort als Karte.',
    ),
    image: component('Bild.', imagePart),
    display_themes: relations('Themen.', 'display-themes', 'url'),
    team_members: relations('Auskunftspersonen.', 'team-members', 'slug'),
    linked_product: relation('Eintrag im Produktverzeichnis.', 'products', 'stata_id'),
    languages: text('Sprachen der Applikation in Worten.'),
    accessibility_note: longText('Hinweis zur Barrierefreiheit.'),
    open_in_new: flag('In einem neuen Fenster öffnen.'),
    last_update: date('Letzte Aktualisierung.'),
    content: contentZone('Inhalt der Seite.'),
    ...rankField,
    ...pageFields,
  },
});
