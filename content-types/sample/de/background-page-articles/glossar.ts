import type { SampleEntry } from '../../../registry';
import { images } from '../images';

export const glossar: SampleEntry<'background-page-articles'> = {
  shared: {
    slug: 'glossar',
    interactive_type: 'content',
    publication_date: '2025-02-03',
    display_themes: ['bevoelkerung', 'arbeit-erwerb', 'bau-wohnungswesen', 'preise'],
    team_members: ['hans-entwurf'],
  },
  text: {
    title: 'Glossar',
    short_title: 'Glossar',
    lead: 'Wohnbevölkerung, Quote, Median: Hier sind die Fachwörter erklärt, die auf dieser Website vorkommen.',
    image: images.glossar,
    content: [
      {
        kind: 'text',
        heading: 'So nutzen Sie das Glossar',
        body: [
          'Die Begriffe sind nach dem Alphabet geordnet. Jeder Eintrag beginnt mit einer Erklärung in einem Satz; wo nötig folgen Beispiele und verwandte Begriffe. Die Adresse eines Eintrags können Sie weitergeben: `/interaktiv/glossar#begriff-leerwohnungsquote` führt direkt zur Leerwohnungsquote.',
          'Fehlt ein Wort, oder ist eine Erklärung unklar? Melden Sie sich bei der Auskunftsperson am Ende der Seite.',
        ].join('\n\n'),
      },
      { kind: 'glossary', title: 'Alle Begriffe', letter_index: true, display: 'list' },
      {
        kind: 'info-box',
        title: 'Verwandte Begriffe, verschiedene Bedeutung',
        variant: 'info',
        body: 'Manche Wörter klingen ähnlich und meinen doch nicht dasselbe. Prozent und Prozentpunkte sind ein Beispiel, Revision und Korrektur ein anderes. Warum es mehrere Einwohnerzahlen gibt, lesen Sie im Artikel [Ständig, im Mittel oder kantonal gezählt](/artikel/staendig-oder-mittlere-bevoelkerung).',
      },
      {
        kind: 'additional-information-box',
        title: 'Weitere Informationen',
        links: [
          { title: 'Alle Themen', url: '/themen' },
          { title: 'Indikatorenportal', url: '/indikatorenportal' },
        ],
        contacts: ['hans-entwurf'],
      },
    ],
    seo_description: 'Die wichtigsten Begriffe der öffentlichen Statistik, kurz und verständlich erklärt.',
  },
  updated: '2026-06-11T13:40:00.000Z',
};
