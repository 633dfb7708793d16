import { defineBlock } from '../block';
import { choice, integer, relation, required } from '../fields';

export const indicatorSetBlock = defineBlock(
  'indicator-set',
  { label: 'Indikatorenset', icon: 'stack', doc: 'Die Indikatoren eines Indikatorensets.' },
  {
    set: required(relation('Das Indikatorenset.', 'indikatorensets', 'slug')),
    display: choice('Darstellung.', ['tiles', 'list', 'table']),
    limit: integer('Wie viele Indikatoren höchstens.', { min: 1, max: 200 }),
  },
);
