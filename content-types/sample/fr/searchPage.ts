import type { LocalizedInput } from '../../registry';

/** The search in French. */
export const searchPage: Readonly<Record<string, LocalizedInput<'search-page'>>> = {
  'search-page': {
    title: 'Recherche',
    lead: 'Indicateurs, articles, jeux d’indicateurs, cartes, données et notions au même endroit.',
    placeholder: 'Logements vacants, salaires, Riehen…',
    empty_text:
      'Nous n’avons rien trouvé. Essayez un autre mot ou un mot plus court, ou retirez un filtre. Nous vous renseignons aussi volontiers directement.',
    content: [
      {
        kind: 'field-link',
        title: 'Continuer sans la recherche',
        items: [
          { label: 'Tous les thèmes', url: '/themen', icon: 'list', description: 'De la population à la formation' },
          {
            label: 'Portail des indicateurs',
            url: '/indikatorenportal',
            icon: 'chart',
            description: 'Chaque chiffre clé avec son graphique et ses données',
          },
          {
            label: 'Glossaire',
            url: '/interaktiv/glossar',
            icon: 'book',
            description: 'Les notions en quelques mots',
          },
        ],
      },
      {
        kind: 'search-button',
        label: 'Exemple : les logements vacants par quartier',
        query: 'logements vacants quartier',
      },
      {
        kind: 'glossary',
        title: 'Notions souvent cherchées',
        terms: ['wohnbevoelkerung', 'leerwohnungsquote', 'arbeitslosenquote', 'teuerung'],
        display: 'accordion',
      },
    ],
    seo_description: 'Chercher dans les chiffres, cartes et articles de la statistique du canton de Bâle-Ville.',
  },
};
