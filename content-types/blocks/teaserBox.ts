import { defineBlock } from '../block';
import { choice, integer, relation, relations, text } from '../fields';

export const teaserBoxBlock = defineBlock('teaser-box', 'Mehrere Anrisse nebeneinander: ausgewählt oder die neusten.', {
  title: text('Überschrift.'),
  teasers: relations('Ausgewählte Anrisse; leer: die neusten Veröffentlichungen.', 'teasers', 'slug'),
  theme: relation('Nur Veröffentlichungen dieses Themas.', 'display-themes', 'url'),
  limit: integer('Wie viele höchstens.', { min: 1, max: 24 }),
  columns: choice('Spalten auf breiten Bildschirmen.', ['2', '3', '4']),
});
