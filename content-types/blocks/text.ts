import { defineBlock } from '../block';
import { required, richText, text } from '../fields';

export const textBlock = defineBlock(
  'text',
  { label: 'Text', icon: 'write', doc: 'Fliesstext mit Zwischentiteln, Listen und Tabellen.' },
  {
    heading: text('Überschrift über dem Text; erscheint im Inhaltsverzeichnis.'),
    body: required(richText('Text.')),
  },
);
