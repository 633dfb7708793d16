import type { LocalizedInput } from '../../registry';
import { lines, plainLines } from './text';

/** The overview of themes in Leichte Sprache. */
export const themePage: Readonly<Record<string, LocalizedInput<'theme-page'>>> = {
  'theme-page': {
    title: 'Themen',
    lead: plainLines(
      'Hier sehen Sie alle Themen.',
      'Unter einem Thema finden Sie Zahlen und Texte.',
      '2 Themen gibt es in Leichter Sprache.',
    ),
    first_statistic: {
      label: 'Menschen leben im Kanton.',
      value: 211094,
      supporting_text: 'Das war im Juli 2026.',
      url: '/indikatorenportal/7763',
    },
    content: [
      {
        kind: 'theme-list',
        title: 'Themen in Leichter Sprache',
        themes: ['bevoelkerung', 'bau-wohnungswesen'],
        display: 'tiles',
        show_counts: false,
        show_lead: true,
      },
      {
        kind: 'sub-theme-list',
        title: 'Unter-Themen in Leichter Sprache',
        sub_themes: ['bestand-struktur', 'leerstand'],
        display: 'list',
        show_counts: false,
        show_lead: true,
      },
      {
        kind: 'text',
        heading: 'Was bedeutet die Nummer?',
        body: lines(
          'Jedes Thema hat eine Nummer.',
          'Die Nummer ist in der ganzen Schweiz gleich.',
          'Manche Nummern fehlen hier.',
          'Zu diesen Themen haben wir **keine** Seiten.',
        ),
      },
    ],
    seo_description: 'Alle Themen von der Statistik im Kanton Basel-Stadt. 2 Themen gibt es in Leichter Sprache.',
  },
};
