import { defineBlock } from '../block';
import { components, required, text } from '../fields';
import { fieldLinkItemPart } from '../parts/fieldLinkItem';

export const fieldLinkBlock = defineBlock(
  'field-link',
  { label: 'Verweise auf Themenfelder', icon: 'bulletList', doc: 'Verweise auf Themenfelder.' },
  {
    title: text('Überschrift.'),
    items: required(components('Die Verweise.', fieldLinkItemPart)),
  },
);
