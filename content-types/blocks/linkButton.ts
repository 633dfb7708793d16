import { defineBlock } from '../block';
import { choice, flag, icon, linkIcons, required, text } from '../fields';

export const linkButtonBlock = defineBlock(
  'link-button',
  { label: 'Schaltfläche', icon: 'link', doc: 'Ein Verweis als Schaltfläche.' },
  {
    label: required(text('Beschriftung.')),
    url: required(text('Ziel.', { max: 500 })),
    style: choice('Aussehen.', ['primary', 'secondary', 'text']),
    icon: icon('Symbol anstelle des Pfeils; die Zeichnungen stehen unter «Symbole».', linkIcons),
    new_window: flag('In einem neuen Fenster öffnen; Vorleseprogramme sagen es an.'),
  },
);
