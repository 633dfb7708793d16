import type { SampleEntry } from '../../../registry';
import { images } from '../images';

export const rheintemperatur: SampleEntry<'background-page-articles'> = {
  shared: {
    slug: 'rheintemperatur',
    interactive_type: 'content',
    publication_date: '2025-07-08',
    display_themes: ['raum-umwelt'],
    products: ['20041'],
    team_members: ['felix-vorlage'],
    redirects_from: ['/zahlen/rhein'],
  },
  text: {
    title: 'Wie warm ist der Rhein?',
    short_title: 'Rheintemperatur',
    lead: 'Ob der Rhein zum Schwimmen einlädt, entscheidet vor allem seine Temperatur. So wird sie gemessen, und hier finden Sie die aktuellen Werte.',
    image: images.rhein,
    content: [
      {
        kind: 'simple-hero-statistics-box',
        item: {
          label: 'Schwimmerinnen und Schwimmer',
          value: 5500,
          decimals: 0,
          unit: 'Personen',
          supporting_text: '12. August 2025',
        },
        text: 'Rund 5’500 Personen schwammen am 12. August 2025 in Basel im Rhein.',
        source: 'Statistisches Amt Basel-Stadt',
        as_of: 'August 2025',
      },
      {
        kind: 'text',
        heading: 'Eine Messung mit vielen Einflüssen',
        body: [
          'Die Temperatur des Wassers wird laufend gemessen und als Mittelwert über eine kurze Zeitspanne gespeichert. Aus diesen Werten lassen sich Tages- und Monatsmittel bilden. Für den Vergleich von Jahren eignet sich auch die Zahl der Tage, an denen ein bestimmter Wert überschritten wird.',
          'Der Rhein erwärmt sich langsamer als die Luft und kühlt langsamer ab. Ein heisser Tag genügt nicht für warmes Wasser, eine heisse Woche schon eher. Auch der Abfluss spielt eine Rolle: Bei wenig Wasser steigt die Temperatur rascher.',
        ].join('\n\n'),
      },
      {
        kind: 'iframe',
        src: 'https://data.bs.ch/',
        title: 'Datenportal des Kantons Basel-Stadt mit der Temperatur des Rheins',
        purpose: 'Das Datenportal zeigt die laufend gemessene Temperatur des Rheins.',
        height_mobile: 480,
        height_desktop: 600,
        fallback_text:
          'Im Datenportal des Kantons sind die gemessenen Temperaturen des Rheins als Diagramm, Tabelle und Datei erhältlich.',
        caption: 'Messwerte zum Rhein',
        source: 'data.bs.ch',
      },
      {
        kind: 'expand-section',
        summary: 'Was bei der Auswertung zu beachten ist',
        body: [
          '- Einzelne Messwerte können fehlen, zum Beispiel während einer Wartung.',
          '- Werte der letzten Tage sind ungeprüft und werden später bereinigt.',
          '- Temperaturen von verschiedenen Messstellen sind nicht direkt vergleichbar.',
        ].join('\n'),
      },
      { kind: 'background-article', article: 'rhein-im-fluss', kicker: 'Mehr zum Rhein' },
    ],
  },
  updated: '2025-11-12T08:20:00.000Z',
};
