import { defineSingleType } from '../contentType';
import { contentZone } from '../contentZone';
import { component, components, longText, relation, relations, required, text } from '../fields';
import { describedFields } from '../mixins';
import { imagePart } from '../parts/image';
import { infoBoxPart } from '../parts/infoBox';
import { sloganPart } from '../parts/slogan';
import { statisticItemPart } from '../parts/statisticItem';
import { routes } from '../routes';

export const homePage = defineSingleType('home-page', {
  label: 'Startseite',
  doc: 'Die Startseite.',
  address: () => routes.home,
  fields: {
    title: required(text('Überschrift, ein Satz mit einer Zahl.')),
    lead: longText('Lead.'),
    image: component('Bild.', imagePart),
    search_placeholder: text('Beispiele im Suchfeld.'),
    slogans: components('Weitere Sätze mit Zahlen.', sloganPart),
    hero_statistics: components('Kennzahlen.', statisticItemPart, { max: 6 }),
    highlight_indikator: relation('Indikator neben der Überschrift.', 'products', 'stata_id'),
    highlight_articles: relations('Artikel, die unter den neusten immer stehen.', 'articles', 'slug'),
    info_box: component('Kasten am Ende.', infoBoxPart),
    content: contentZone('Inhalt der Seite.'),
    ...describedFields,
  },
});
