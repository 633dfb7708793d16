import { defineBlock } from '../block';
import { longText, relation, text } from '../fields';

export const interactiveElementBlock = defineBlock(
  'interactive-element',
  { label: 'Interaktiver Inhalt', icon: 'cursor', doc: 'Ein interaktiver Inhalt oder ein Container davon.' },
  {
    interactive: relation('Der interaktive Inhalt.', 'background-page-articles', 'slug'),
    container: relation('Oder der Container.', 'background-page-containers', 'slug'),
    caption: text('Unterschrift.'),
    source: text('Quelle.'),
    long_description: longText('Was zu sehen ist, für alle, die es nicht sehen.'),
  },
);
