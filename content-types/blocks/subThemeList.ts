import { defineBlock } from '../block';
import { choice, flag, relation, relations, text } from '../fields';

export const subThemeListBlock = defineBlock(
  'sub-theme-list',
  { label: 'Unterthemen', icon: 'layer', doc: 'Die Unterthemen eines Themas oder eine Auswahl.' },
  {
    title: text('Überschrift.'),
    theme: relation(
      'Alle Unterthemen dieses Themas; auf der Seite eines Themas leer lassen, dann gilt dieses.',
      'display-themes',
      'url',
    ),
    sub_themes: relations('Oder eine Auswahl.', 'display-subthemes', 'url'),
    display: choice('Darstellung.', ['tiles', 'list']),
    show_counts: flag('Anzahl der Indikatoren zeigen.', { initially: true }),
    show_lead: flag('Lead zeigen.'),
  },
);
