import type { LocalizedInput } from '../../registry';
import { lines, paragraphs, plainLines } from './text';

/** The search in Leichte Sprache. */
export const searchPage: Readonly<Record<string, LocalizedInput<'search-page'>>> = {
  'search-page': {
    title: 'Suche',
    lead: plainLines('Hier suchen Sie mit einem Wort.', 'Zum Beispiel: Wohnung.'),
    placeholder: 'Zum Beispiel: Wohnung',
    empty_text: plainLines(
      'Zu diesem Wort finden wir 0 Seiten.',
      'Versuchen Sie ein anderes Wort.',
      'Oder versuchen Sie ein kürzeres Wort.',
      'Oder rufen Sie uns an.',
    ),
    content: [
      {
        kind: 'text',
        heading: 'So suchen Sie',
        body: paragraphs(
          lines(
            'Schreiben Sie ein Wort in das Feld.',
            'Dann sehen Sie eine Liste.',
            'Wählen Sie eine Seite aus der Liste.',
          ),
          lines('Viele Seiten in der Liste sind in Standard-Sprache.', 'Einige Seiten sind in Leichter Sprache.'),
        ),
      },
      {
        kind: 'field-link',
        title: 'Hier finden Sie Seiten in Leichter Sprache',
        items: [
          {
            label: 'Bevölkerung',
            url: '/thema/bevoelkerung',
            icon: 'people',
            description: 'So viele Menschen wohnen hier.',
          },
          {
            label: 'Bauen und Wohnen',
            url: '/thema/bau-wohnungswesen',
            icon: 'building',
            description: 'So wohnen die Menschen.',
          },
          {
            label: 'Wörter-Buch',
            url: '/interaktiv/glossar',
            icon: 'book',
            description: 'Hier erklären wir schwere Wörter.',
          },
        ],
      },
      { kind: 'search-button', label: 'Beispiel: leere Wohnungen suchen', query: 'wohnung leer' },
    ],
    seo_description: 'Suchen Sie Zahlen und Texte über den Kanton Basel-Stadt.',
  },
};
