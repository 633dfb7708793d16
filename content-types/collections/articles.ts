import { defineCollection } from '../contentType';
import { contentZone } from '../contentZone';
import { component, components, date, longText, relations, required, slug, text } from '../fields';
import { pageFields, statisticsFields } from '../mixins';
import { imagePart } from '../parts/image';
import { infoBoxPart } from '../parts/infoBox';
import { statisticItemPart } from '../parts/statisticItem';
import { entryPath, routePrefix } from '../routes';

export const articles = defineCollection('articles', {
  singularName: 'article',
  label: 'Artikel',
  doc: `Ein Webartikel mit eigener Seite unter ${routePrefix('article')}….`,
  key: 'slug',
  address: (key) => entryPath('article', key),
  fields: {
    title: required(text('Titel.')),
    slug: slug(`Adresse: ${routePrefix('article')}…`),
    kicker: text('Zeile über dem Titel.', { max: 60 }),
    lead: required(longText('Lead: die Aussage des Artikels in ein bis drei Sätzen.')),
    publication_date: required(date('Tag der Veröffentlichung.')),
    revision_date: date('Tag der letzten inhaltlichen Änderung.'),
    image: component('Bild.', imagePart),
    hero_statistics: components('Kennzahlen unter dem Lead.', statisticItemPart, { max: 6 }),
    content: required(contentZone('Inhalt.')),
    display_themes: relations(
      'Themen; das erste bestimmt den Brotkrumenpfad. Leer bei Texten über die Website: Sie stehen weder unter den Artikeln noch in Neuigkeiten und Agenda.',
      'display-themes',
      'url',
    ),
    display_subthemes: relations('Unterthemen.', 'display-subthemes', 'url'),
    statistical_themes: relations('Statistiken, auf denen der Artikel beruht.', 'kategories', 'stata_id'),
    team_members: relations('Autorinnen und Autoren, Auskunft.', 'team-members', 'slug'),
    highlight_articles: relations('Verwandte Artikel.', 'articles', 'slug'),
    products: relations('Verwandte Produkte.', 'products', 'stata_id'),
    info_box: component('Kasten am Ende.', infoBoxPart),
    ...statisticsFields,
    ...pageFields,
  },
});
