import { defineComponent } from '../component';
import { integer, required, text } from '../fields';

export const fieldLinkItemPart = defineComponent('field-link-item', 'Ein Verweis auf ein Themenfeld.', {
  label: required(text('Text des Verweises.')),
  url: required(text('Ziel.', { max: 500 })),
  icon: text('Name des Symbols.', { max: 40 }),
  description: text('Ein erklärender Satz.'),
  count: integer('Anzahl der Inhalte dahinter.', { min: 0 }),
});
