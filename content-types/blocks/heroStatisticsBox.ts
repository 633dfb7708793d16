import { defineBlock } from '../block';
import { components, required, text } from '../fields';
import { statisticItemPart } from '../parts/statisticItem';

export const heroStatisticsBoxBlock = defineBlock(
  'hero-statistics-box',
  { label: 'Kennzahlen', icon: 'dashboard', doc: 'Bis zu sechs Kennzahlen in einer Zeile.' },
  {
    title: text('Überschrift.'),
    items: required(components('Die Kennzahlen.', statisticItemPart, { max: 6 })),
    source: text('Quelle.'),
    as_of: text('Stand in Worten.'),
  },
);
