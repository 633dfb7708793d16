import { defineComponent } from '../component';
import { icon, integer, linkIcons, required, text } from '../fields';

export const fieldLinkItemPart = defineComponent('field-link-item', 'Ein Verweis auf ein Themenfeld.', {
  label: required(text('Text des Verweises.')),
  url: required(text('Ziel.', { max: 500 })),
  icon: icon('Symbol vor dem Verweis.', linkIcons),
  description: text('Ein erklärender Satz.'),
  count: integer('Anzahl der Inhalte dahinter.', { min: 0 }),
});
