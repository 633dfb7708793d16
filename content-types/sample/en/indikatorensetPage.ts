import type { LocalizedInput } from '../../registry';

/** The page of all indicator sets in English. */
export const indikatorensetPage: Readonly<Record<string, LocalizedInput<'indikatorenset-page'>>> = {
  'indikatorenset-page': {
    title: 'Indicator sets',
    lead: 'A set brings together indicators on one question: how a neighbourhood is doing, how the environment is changing, how the month went.',
    content: [
      {
        kind: 'info-box',
        variant: 'info',
        title: 'How a set comes about',
        body: 'Every set is commissioned by someone in the administration. Together we decide which indicators belong to it. The figures are the same as in the [indicator portal](/indikatorenportal) and are kept up to date there.',
      },
      {
        kind: 'search-product-list',
        title: 'More products',
        sort: 'title',
        limit: 10,
        show_facets: true,
        pinned: ['20010'],
        empty_text: 'There are no sets at the moment.',
      },
      { kind: 'additional-information-box', title: 'A set of your own?', contacts: ['gina-schema'] },
      { kind: 'link-button', label: 'All indicators', url: '/indikatorenportal', style: 'primary', icon: 'arrow' },
    ],
  },
};
