import type { LocalizedInput } from '../../registry';

export const themePage: Readonly<Record<string, LocalizedInput<'theme-page'>>> = {
  'theme-page': {
    title: 'Temi',
    lead: 'Tutti i temi della statistica con i loro sottotemi. I numeri sono gli stessi che usano la Confederazione e gli altri Cantoni.',
    first_statistic: {
      label: 'persone vivono nel Cantone',
      value: 211094,
      supporting_text: 'Fine luglio 2026',
      url: '/indikatorenportal/7763',
    },
    content: [
      {
        kind: 'theme-list',
        title: 'Abitare e spostarsi',
        themes: ['bau-wohnungswesen', 'verkehr', 'energie'],
        display: 'tiles',
        show_lead: true,
      },
      {
        kind: 'sub-theme-list',
        title: 'I più visitati',
        sub_themes: ['leerstand', 'bestand-struktur', 'pendler', 'arbeitslose'],
        display: 'list',
        show_counts: true,
      },
      {
        kind: 'field-link',
        title: 'Attraverso i temi',
        items: [
          {
            label: 'Quartieri',
            url: '/interaktiv/wohnviertel-vergleich',
            icon: 'map',
            description: 'Cifre chiave per 21 territori',
          },
          {
            label: 'Abitazioni vuote',
            url: '/indikatorenset/leerstand',
            icon: 'building',
            description: 'Quante sono e dove si trovano',
          },
          {
            label: 'Indicatori mensili',
            url: '/indikatorenset/monatsindikatoren',
            icon: 'chart',
            description: 'Che cosa è cambiato nell’ultimo mese',
          },
        ],
      },
      {
        kind: 'expand-section',
        summary: 'Perché mancano alcuni numeri?',
        body: 'La statistica svizzera conosce una ventina di temi. Qui figurano quelli per cui il sito offre contenuti. Chi cerca informazioni su un altro tema trova lo stesso ordine presso l’[Ufficio federale di statistica](https://www.bfs.admin.ch/).',
      },
    ],
    seo_description: 'Panoramica dei temi e dei sottotemi della statistica del Cantone di Basilea Città.',
  },
};
