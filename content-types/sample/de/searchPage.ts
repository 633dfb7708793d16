import type { SampleEntry } from '../../registry';

export const searchPage: readonly SampleEntry<'search-page'>[] = [
  {
    shared: {},
    text: {
      title: 'Suche',
      lead: 'Indikatoren, Artikel, Sets, Karten, Daten und Begriffe an einem Ort.',
      placeholder: 'Leerwohnungen, Löhne, Riehen …',
      empty_text:
        'Dazu haben wir nichts gefunden. Versuchen Sie ein anderes oder ein kürzeres Wort, oder lassen Sie einen Filter weg. Wir geben auch gern direkt Auskunft.',
      content: [
        {
          kind: 'field-link',
          title: 'Ohne Suche weiter',
          items: [
            { label: 'Alle Themen', url: '/themen', icon: 'list', description: 'Von Bevölkerung bis Bildung' },
            {
              label: 'Indikatorenportal',
              url: '/indikatorenportal',
              icon: 'chart',
              description: 'Jede Kennzahl mit Diagramm und Daten',
            },
            { label: 'Glossar', url: '/interaktiv/glossar', icon: 'book', description: 'Begriffe, kurz erklärt' },
          ],
        },
        { kind: 'search-button', label: 'Beispiel: Leerstand in den Quartieren', query: 'leerstand quartier' },
        {
          kind: 'glossary',
          title: 'Oft gesuchte Begriffe',
          terms: ['wohnbevoelkerung', 'leerwohnungsquote', 'arbeitslosenquote', 'teuerung'],
          display: 'accordion',
        },
      ],
      // Result pages of a search are of no use to search engines.
      seo_description: 'Suche in den Zahlen, Karten und Artikeln der Statistik des Kantons Basel-Stadt.',
    },
    updated: '2025-12-18T08:00:00.000Z',
  },
];
