import { defineBlock } from '../block';
import { component, required, text } from '../fields';
import { statisticItemPart } from '../parts/statisticItem';

export const simpleHeroStatisticsBoxBlock = defineBlock(
  'simple-hero-statistics-box',
  { label: 'Eine grosse Zahl', icon: 'hashtag', doc: 'Eine einzelne grosse Zahl mit einem Satz.' },
  {
    item: required(component('Die Kennzahl.', statisticItemPart)),
    text: required(text('Der Satz zur Zahl.', { max: 400 })),
    source: text('Quelle.'),
    as_of: text('Stand in Worten.'),
  },
);
