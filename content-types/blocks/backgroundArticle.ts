import { defineBlock } from '../block';
import { relation, required, text } from '../fields';

export const backgroundArticleBlock = defineBlock(
  'background-article',
  { label: 'Verweis auf Artikel', icon: 'book', doc: 'Verweis auf einen Artikel mit Titel, Lead und Bild.' },
  {
    article: required(relation('Der Artikel.', 'articles', 'slug')),
    kicker: text('Zeile über dem Titel.', { max: 60 }),
  },
);
