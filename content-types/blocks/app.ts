import { defineBlock } from '../block';
import { choice, integer, relation, required } from '../fields';

export const appBlock = defineBlock(
  'app',
  { label: 'Applikation', icon: 'apps', doc: 'Eine Applikation als Karte oder eingebettet.' },
  {
    app: required(relation('Die Applikation.', 'apps', 'slug')),
    display: choice('Darstellung.', ['card', 'embed']),
    height: integer('Höhe in Pixeln, wenn eingebettet.', { min: 100, max: 4000 }),
  },
);
