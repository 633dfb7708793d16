import type { SampleEntry } from '../../../registry';
import { images } from '../images';

export const wohnviertelVergleich: SampleEntry<'background-page-articles'> = {
  shared: {
    slug: 'wohnviertel-vergleich',
    interactive_type: 'content',
    publication_date: '2025-04-14',
    display_themes: ['bevoelkerung', 'raum-umwelt', 'bau-wohnungswesen'],
    products: ['7763', '5814', '1501', '20040'],
    linked_product: '20010',
    team_members: ['felix-vorlage', 'hans-entwurf'],
  },
  text: {
    title: 'Wohnviertel im Vergleich',
    short_title: 'Vergleich der Wohnviertel',
    lead: 'Drei Indikatoren zeigen, worin sich die 19 Wohnviertel und die Gemeinden Riehen und Bettingen unterscheiden.',
    image: images.home,
    content: [
      {
        kind: 'text',
        heading: 'Bevölkerung',
        body: 'In Riehen wohnen mit 23’048 Personen die meisten Menschen, in Bettingen mit 1’317 die wenigsten. Dazwischen liegen die 19 Wohnviertel der Stadt. Die Angaben gelten für Ende Juli 2026 und werden jeden Monat erneuert.',
      },
      { kind: 'indicator', indicator: '7763', size: 'full', start_view: 'chart', show_explanations: true },
      {
        kind: 'text',
        heading: 'Leerstand',
        body: 'Die Leerwohnungsquote betrug am 1. Juni 2026 zwischen 0,24 % im Wettstein und 2,45 % in den Vorstädten. In acht der 21 Gebiete erreicht sie mindestens 1 %.',
      },
      { kind: 'indicator', indicator: '5814', size: 'full', start_view: 'chart', show_explanations: true },
      {
        kind: 'text',
        heading: 'Fläche',
        body: 'Das grösste Wohnviertel der Stadt ist der Hirzbrunnen mit 309,5 Hektaren, das kleinste das Clara mit 23,1 Hektaren. Die Gemeinde Riehen umfasst 1’086,0 Hektaren.',
      },
      { kind: 'indicator', indicator: '1501', size: 'full', start_view: 'table', show_explanations: true },
      {
        kind: 'info-box',
        title: 'Kleine Gebiete, grosse Sprünge',
        variant: 'warning',
        body: 'In einem Wohnviertel mit wenigen Tausend Personen oder Wohnungen kann ein einzelner Neubau eine Quote stark verändern. Vergleichen Sie deshalb immer mehrere Jahre.',
      },
      {
        kind: 'theme-list',
        title: 'Themen mit Zahlen zu den Wohnvierteln',
        themes: ['bevoelkerung', 'raum-umwelt', 'bau-wohnungswesen'],
        display: 'tiles',
        show_counts: true,
        show_lead: false,
      },
      {
        kind: 'link-button',
        label: 'Zum Indikatorenset Wohnviertel',
        url: '/indikatorenset/wohnviertel',
        style: 'primary',
      },
    ],
  },
  updated: '2026-08-24T07:30:00.000Z',
};
