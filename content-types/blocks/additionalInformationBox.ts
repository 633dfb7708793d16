import { defineBlock } from '../block';
import { components, relations, text } from '../fields';
import { downloadPart } from '../parts/download';
import { namedLinkPart } from '../parts/namedLink';
import { sourcePart } from '../parts/source';

export const additionalInformationBoxBlock = defineBlock(
  'additional-information-box',
  {
    label: 'Weiterführendes',
    icon: 'attachment',
    doc: 'Weiterführendes: Dateien, Verweise, Auskunft, Quellen und Methoden.',
  },
  {
    title: text('Überschrift.'),
    downloads: components('Dateien.', downloadPart),
    links: components('Verweise.', namedLinkPart),
    contacts: relations('Auskunftspersonen.', 'team-members', 'slug'),
    sources: components('Quellen.', sourcePart),
    method_links: components('Methoden.', namedLinkPart),
    next_update: text('Nächste Aktualisierung in Worten.'),
  },
);
