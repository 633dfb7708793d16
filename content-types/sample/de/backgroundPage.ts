import type { SampleEntry } from '../../registry';

export const backgroundPage: readonly SampleEntry<'background-page'>[] = [
  {
    shared: { pages: ['pendlerkarte', 'wohnviertel-vergleich', 'rheintemperatur', 'glossar', 'quiz-quartier'] },
    text: {
      title: 'Interaktiv',
      lead: 'Karten zum Erkunden, Dashboards zum Vergleichen, Rätsel zum Schätzen und ein Glossar zum Nachschlagen.',
      content: [
        { kind: 'focus-teaser', focus_teaser: 'quiz-fokus' },
        {
          kind: 'interactive-element',
          container: 'quizsammlung',
          caption: 'Alle Quiz auf einer Seite',
          long_description:
            'Drei kurze Quiz mit Fragen zu den Wohnvierteln, zur Bevölkerung und zum Wohnen. Jede Antwort wird erklärt.',
        },
        {
          kind: 'info-box',
          variant: 'info',
          title: 'Ohne Maus, ohne Ton, ohne Bild',
          body: 'Zu jeder Karte und jedem Diagramm gibt es die Zahlen auch als Tabelle. Alles lässt sich mit der Tastatur bedienen. Wenn etwas nicht geht, schreiben Sie uns.',
        },
        { kind: 'link-button', label: 'Zu den Applikationen', url: '/apps', style: 'secondary', icon: 'arrow' },
      ],
      seo_description: 'Karten, Dashboards, Quiz und Glossar zur Statistik des Kantons Basel-Stadt.',
    },
    updated: '2026-08-07T09:00:00.000Z',
  },
];
