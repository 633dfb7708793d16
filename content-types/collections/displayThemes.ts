import { defineCollection } from '../contentType';
import { dataThemeCodes, dataThemes } from '../dataThemes';
import { contentZone } from '../contentZone';
import { choice, component, components, longText, relation, relations, required, slug, text } from '../fields';
import { pageFields, rankField } from '../mixins';
import { imagePart } from '../parts/image';
import { statisticItemPart } from '../parts/statisticItem';
import { entryPath, routePrefix } from '../routes';

const meanings = Object.entries(dataThemes).map(([code, name]) => `${code}: ${name}`);

export const displayThemes = defineCollection('display-themes', {
  singularName: 'display-theme',
  label: 'Thema',
  doc: `Ein Thema mit eigener Seite unter ${routePrefix('theme')}….`,
  key: 'url',
  title: 'title',
  address: (key) => entryPath('theme', key),
  fields: {
    title: required(text('Titel.')),
    url: slug(`Adresse: ${routePrefix('theme')}…`),
    title_short: text('Kurzer Titel für Listen.', { max: 60 }),
    number: required(text('Nummer des Themas, zweistellig («09»).', { max: 4 })),
    lead: required(longText('Worum es geht, in ein bis zwei Sätzen.')),
    ...rankField,
    data_theme: choice(
      `Thema in Datenkatalogen: unter welchem opendata.swiss und andere die Daten führen; ohne haben sie dort keines. ${meanings.join(' · ')}.`,
      dataThemeCodes,
    ),
    image: component('Bild.', imagePart),
    hero_statistics: components('Kennzahlen des Themas.', statisticItemPart, { max: 6 }),
    highlight_indikator: relation('Indikator, der das Thema zusammenfasst.', 'products', 'stata_id'),
    highlight_articles: relations('Hervorgehobene Artikel.', 'articles', 'slug'),
    products: relations('Hervorgehobene Produkte.', 'products', 'stata_id'),
    team_members: relations('Auskunftspersonen.', 'team-members', 'slug'),
    content: contentZone('Inhalt der Seite.'),
    ...pageFields,
  },
});
