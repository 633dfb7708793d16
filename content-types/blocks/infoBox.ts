import { defineBlock } from '../block';
import { choice, components, required, richText, text } from '../fields';
import { teaserElementPart } from '../parts/teaserElement';

export const infoBoxBlock = defineBlock(
  'info-box',
  {
    label: 'Kasten mit Hinweis',
    icon: 'information',
    doc: 'Ein Kasten mit Hinweis, Warnung, Korrektur oder Begriffserklärung.',
  },
  {
    title: text('Überschrift.'),
    body: required(richText('Text.')),
    variant: choice('Art des Kastens.', ['info', 'warning', 'correction', 'definition']),
    teaser_elements: components('Anrisse unter dem Text.', teaserElementPart),
  },
);
