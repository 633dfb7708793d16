import { defineCollection } from '../contentType';
import { contentZone } from '../contentZone';
import { components, integer, longText, numericKey, relation, relations, required, text } from '../fields';
import { pageFields, statisticsFields } from '../mixins';
import { namedLinkPart } from '../parts/namedLink';
import { seriesBreakPart } from '../parts/seriesBreak';
import { entryPath, routePrefix } from '../routes';

export const kategories = defineCollection('kategories', {
  singularName: 'kategorie',
  label: 'Statistik',
  doc: `Eine Statistik (Erhebung oder Register) mit Methodenblatt unter ${routePrefix('statistic')}…; Seiten nennen sie als «statistical_themes».`,
  key: 'stata_id',
  address: (key) => entryPath('statistic', key),
  fields: {
    title: required(text('Name der Statistik.')),
    stata_id: numericKey(`Nummer: ${routePrefix('statistic')}…`),
    lead: required(longText('Was die Statistik misst, in ein bis zwei Sätzen.')),
    purpose: longText('Zweck.'),
    method: longText('Art der Erhebung und Berechnung.'),
    population: longText('Grundgesamtheit: wen oder was sie umfasst.'),
    spatial_levels: text('Räumliche Gliederung.'),
    since_year: integer('Erstes Jahr der Reihe.', { min: 1000, max: 2200 }),
    quality: longText('Qualität und Grenzen.'),
    provider: text('Wer die Daten erhebt.'),
    legal_basis: components('Rechtsgrundlagen.', namedLinkPart),
    breaks: components('Brüche in der Reihe.', seriesBreakPart),
    successor_theme: relation('Statistik, die diese abgelöst hat.', 'kategories', 'stata_id'),
    display_themes: relations('Themen.', 'display-themes', 'url'),
    display_subthemes: relations('Unterthemen.', 'display-subthemes', 'url'),
    products: relations('Produkte aus dieser Statistik.', 'products', 'stata_id'),
    team_members: relations('Auskunftspersonen.', 'team-members', 'slug'),
    content: contentZone('Weiterer Inhalt.'),
    ...statisticsFields,
    ...pageFields,
  },
});
