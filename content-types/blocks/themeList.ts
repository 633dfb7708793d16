import { defineBlock } from '../block';
import { choice, flag, relations, text } from '../fields';

export const themeListBlock = defineBlock(
  'theme-list',
  { label: 'Themen', icon: 'folder', doc: 'Alle Themen oder eine Auswahl.' },
  {
    title: text('Überschrift.'),
    themes: relations('Auswahl; leer: alle Themen.', 'display-themes', 'url'),
    display: choice('Darstellung.', ['tiles', 'list']),
    show_counts: flag('Anzahl der Indikatoren zeigen.', { initially: true }),
    show_lead: flag('Lead zeigen.'),
  },
);
