import { defineBlock } from '../block';
import { flag, relations, required, richText, text } from '../fields';

export const expandSectionBlock = defineBlock(
  'expand-section',
  { label: 'Abschnitt zum Aufklappen', icon: 'expand', doc: 'Ein Abschnitt zum Aufklappen; im Druck offen.' },
  {
    summary: required(text('Überschrift, auf die man klickt.')),
    body: required(richText('Text.')),
    indicators: relations('Indikatoren im Abschnitt.', 'products', 'stata_id'),
    open_initially: flag('Ist von Anfang an offen.'),
  },
);
