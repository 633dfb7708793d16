import { defineBlock } from '../block';
import { components, required, text } from '../fields';
import { fieldLinkItemPart } from '../parts/fieldLinkItem';

export const fieldLinkBlock = defineBlock('field-link', 'Verweise auf Themenfelder.', {
  title: text('Überschrift.'),
  items: required(components('Die Verweise.', fieldLinkItemPart)),
});
