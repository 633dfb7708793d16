import type { SampleEntry } from '../../registry';

export const indikatorensetPage: readonly SampleEntry<'indikatorenset-page'>[] = [
  {
    // 114 is replaced by 113: a set based on either belongs to the list.
    shared: { filter_statistical_themes: ['101', '103', '105', '106', '107', '108', '111', '113', '114'] },
    text: {
      title: 'Indikatorensets',
      lead: 'Ein Set versammelt Indikatoren zu einer Frage: wie es einem Quartier geht, wie sich die Umwelt verändert, wie der Monat war.',
      content: [
        {
          kind: 'info-box',
          variant: 'info',
          title: 'Wie ein Set entsteht',
          body: 'Jedes Set hat eine Auftraggeberin oder einen Auftraggeber in der Verwaltung. Gemeinsam wird festgelegt, welche Indikatoren dazugehören. Die Zahlen sind dieselben wie im [Indikatorenportal](/indikatorenportal) und werden dort nachgeführt.',
        },
        {
          kind: 'search-product-list',
          title: 'Weitere Produkte',
          sort: 'title',
          limit: 10,
          show_facets: true,
          pinned: ['20011'],
          empty_text: 'Es gibt zurzeit keine Sets.',
        },
        { kind: 'additional-information-box', title: 'Ein eigenes Set?', contacts: ['gina-schema'] },
        { kind: 'link-button', label: 'Alle Indikatoren', url: '/indikatorenportal', style: 'primary', icon: 'arrow' },
      ],
    },
    updated: '2026-03-10T13:35:00.000Z',
  },
];
