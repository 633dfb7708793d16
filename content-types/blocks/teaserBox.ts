import { defineBlock } from '../block';
import { integer, relation, relations, text } from '../fields';

export const teaserBoxBlock = defineBlock(
  'teaser-box',
  { label: 'Anrisse', icon: 'grid', doc: 'Mehrere Anrisse nebeneinander: ausgewählt oder die neusten.' },
  {
    title: text('Überschrift.'),
    teasers: relations('Ausgewählte Anrisse; leer: die neusten Veröffentlichungen.', 'teasers', 'slug'),
    theme: relation(
      'Nur Veröffentlichungen dieses Themas; auf der Seite eines Themas leer lassen, dann gilt dieses.',
      'display-themes',
      'url',
    ),
    limit: integer('Wie viele höchstens.', { min: 1, max: 24 }),
    columns: integer(
      'Spalten auf breiten Bildschirmen, 2 bis 4. Auf der Startseite stehen die neusten ohne Angabe als Zeilen, mit ihr als Kacheln.',
      { min: 2, max: 4 },
    ),
  },
);
