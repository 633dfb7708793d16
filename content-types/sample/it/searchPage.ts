import type { LocalizedInput } from '../../registry';

export const searchPage: Readonly<Record<string, LocalizedInput<'search-page'>>> = {
  'search-page': {
    title: 'Ricerca',
    lead: 'Indicatori, articoli, set, carte, dati e termini in un solo luogo.',
    placeholder: 'Abitazioni vuote, pendolari, Riehen …',
    empty_text:
      'Nessun risultato. Provi con un’altra parola o con una più breve, oppure tolga un filtro. Rispondiamo volentieri anche di persona.',
    content: [
      {
        kind: 'field-link',
        title: 'Proseguire senza ricerca',
        items: [
          { label: 'Tutti i temi', url: '/themen', icon: 'list', description: 'Dalla popolazione alla formazione' },
          {
            label: 'Portale degli indicatori',
            url: '/indikatorenportal',
            icon: 'chart',
            description: 'Ogni cifra chiave con grafico e dati',
          },
          { label: 'Glossario', url: '/interaktiv/glossar', icon: 'book', description: 'I termini spiegati in breve' },
        ],
      },
      { kind: 'search-button', label: 'Esempio: abitazioni vuote nei quartieri', query: 'abitazioni vuote quartiere' },
      {
        kind: 'glossary',
        title: 'Termini cercati spesso',
        terms: ['wohnbevoelkerung', 'leerwohnungsquote', 'arbeitslosenquote', 'teuerung'],
        display: 'accordion',
      },
    ],
    seo_description: 'Ricerca tra le cifre, le carte e gli articoli della statistica del Cantone di Basilea Città.',
  },
};
