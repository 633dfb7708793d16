import { defineBlock } from '../block';
import { choice, flag, integer, relation, relations, text } from '../fields';
import { productKinds } from '../productKinds';

export const searchProductListBlock = defineBlock(
  'search-product-list',
  { label: 'Liste von Produkten', icon: 'filter', doc: 'Eine Liste von Produkten nach vorgegebenen Filtern.' },
  {
    title: text('Überschrift.'),
    produkt: choice('Nur diese Art.', productKinds),
    theme: relation(
      'Nur dieses Thema; auf der Seite eines Themas leer lassen, dann gilt dieses.',
      'display-themes',
      'url',
    ),
    sub_theme: relation(
      'Nur dieses Unterthema; auf der Seite eines Unterthemas leer lassen, dann gilt dieses.',
      'display-subthemes',
      'url',
    ),
    sort: choice('Reihenfolge.', ['date', 'title', 'manual']),
    limit: integer('Wie viele zuerst.', { min: 1, max: 200 }),
    pinned: relations('Immer zuoberst.', 'products', 'stata_id'),
    show_facets: flag('Filter zeigen.'),
    empty_text: text('Text, wenn nichts passt.'),
  },
);
