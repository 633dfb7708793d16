import { defineBlock } from '../block';
import { required, text } from '../fields';

export const searchButtonBlock = defineBlock(
  'search-button',
  { label: 'Schaltfläche zur Suche', icon: 'search', doc: 'Führt auf die Suche mit vorgegebenen Wörtern.' },
  {
    label: required(text('Beschriftung.')),
    query: text('Suchwörter.'),
    placeholder: text('Text im leeren Feld; ist er gesetzt, erscheint ein Feld statt einer Schaltfläche.'),
  },
);
