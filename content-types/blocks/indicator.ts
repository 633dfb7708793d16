import { defineBlock } from '../block';
import { choice, flag, relation, required, text } from '../fields';

export const indicatorBlock = defineBlock(
  'indicator',
  { label: 'Indikator', icon: 'chartBubble', doc: 'Ein Indikator mit Diagramm, Lesehilfe, Tabelle und Quelle.' },
  {
    indicator: required(relation('Der Indikator.', 'products', 'stata_id')),
    title_override: text('Überschrift anstelle des Titels des Indikators.'),
    show_reading_aid: flag('Lesehilfe zeigen.', { initially: true }),
    show_explanations: flag('Erläuterungen zeigen.'),
    show_table: flag('Tabelle zeigen.', { initially: true }),
    show_downloads: flag('Dateien anbieten.', { initially: true }),
    start_view: choice('Was zuerst zu sehen ist.', ['chart', 'table']),
    range_from: text('Erster Zeitpunkt, der gezeigt wird.', { max: 40 }),
    range_to: text('Letzter Zeitpunkt, der gezeigt wird.', { max: 40 }),
    size: choice('Breite auf der Seite.', ['s', 'm', 'l', 'full']),
  },
);
