import type { LocalizedInput } from '../../registry';

/** The search page in English. */
export const searchPage: Readonly<Record<string, LocalizedInput<'search-page'>>> = {
  'search-page': {
    title: 'Search',
    lead: 'Indicators, articles, sets, maps, data and terms in one place.',
    placeholder: 'Vacant dwellings, wages, Riehen …',
    empty_text:
      'We have not found anything for this. Try another word or a shorter one, or remove a filter. We are also happy to answer questions directly.',
    content: [
      {
        kind: 'field-link',
        title: 'Go on without searching',
        items: [
          { label: 'All themes', url: '/themen', icon: 'list', description: 'From population to education' },
          {
            label: 'Indicator portal',
            url: '/indikatorenportal',
            icon: 'chart',
            description: 'Every key figure with chart and data',
          },
          { label: 'Glossary', url: '/interaktiv/glossar', icon: 'book', description: 'Terms, briefly explained' },
        ],
      },
      { kind: 'search-button', label: 'Example: vacancy in the districts', query: 'vacancy district' },
      {
        kind: 'glossary',
        title: 'Terms people often search for',
        terms: ['wohnbevoelkerung', 'leerwohnungsquote', 'arbeitslosenquote', 'teuerung'],
        display: 'accordion',
      },
    ],
    seo_description: 'Search the figures, maps and articles of the statistics of the Canton of Basel-Stadt.',
  },
};
