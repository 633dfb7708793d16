import type { LocalizedInput } from '../../registry';

/** The list of indicator sets in French. */
export const indikatorensetPage: Readonly<Record<string, LocalizedInput<'indikatorenset-page'>>> = {
  'indikatorenset-page': {
    title: 'Jeux d’indicateurs',
    lead: 'Un jeu réunit des indicateurs autour d’une question : comment va un quartier, comment évolue l’environnement, comment s’est passé le mois.',
    content: [
      {
        kind: 'info-box',
        variant: 'info',
        title: 'Comment naît un jeu d’indicateurs',
        body: 'Chaque jeu répond à un mandat de l’administration. Nous choisissons avec le service concerné les indicateurs qui en font partie. Les chiffres sont les mêmes que dans le [portail des indicateurs](/indikatorenportal), où ils sont tenus à jour.',
      },
      {
        kind: 'search-product-list',
        title: 'Autres produits',
        sort: 'title',
        limit: 10,
        show_facets: true,
        pinned: ['20040'],
        empty_text: 'Il n’y a pas de jeu d’indicateurs pour le moment.',
      },
      { kind: 'additional-information-box', title: 'Votre propre jeu d’indicateurs ?', contacts: ['gina-schema'] },
      {
        kind: 'link-button',
        label: 'Tous les indicateurs',
        url: '/indikatorenportal',
        style: 'primary',
        icon: 'arrow',
      },
    ],
  },
};
