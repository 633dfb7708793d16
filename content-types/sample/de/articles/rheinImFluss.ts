import type { SampleEntry } from '../../../registry';
import { images } from '../images';

export const rheinImFluss: SampleEntry<'articles'> = {
  shared: {
    slug: 'rhein-im-fluss',
    publication_date: '2025-11-12',
    display_themes: ['raum-umwelt', 'verkehr'],
    display_subthemes: ['klima', 'raeumliche-gliederung'],
    statistical_themes: ['111'],
    team_members: ['felix-vorlage'],
    highlight_articles: ['tourismus-2025', 'wohnviertel-von-a-bis-z'],
    products: ['20041'],
    data_as_of: '2025-08-31',
    last_update: '2025-11-12',
  },
  text: {
    title: 'Der Rhein in Zahlen',
    kicker: 'Umwelt',
    lead: 'Rund sieben Kilometer lang fliesst der Rhein durch Basel. Er ist Schwimmbecken, Verkehrsweg und Lebensraum zugleich, und für alle drei Rollen gibt es Zahlen.',
    image: { ...images.rhein, caption: 'Fünf Brücken und vier Fähren verbinden Grossbasel und Kleinbasel.' },
    content: [
      {
        kind: 'hero-statistics-box',
        title: 'Auf einen Blick',
        items: [
          { label: 'Länge des Rheins in Basel', value: 7, decimals: 0, unit: 'km', supporting_text: 'gerundet' },
          { label: 'Brücken', value: 5, decimals: 0, supporting_text: 'dazu 4 Fähren' },
          {
            label: 'Schwimmende an einem Tag',
            value: 5500,
            decimals: 0,
            unit: 'Personen',
            supporting_text: '12. August 2025, rund',
          },
          {
            label: 'Mittlerer Niedrigwasserabfluss',
            value: 527,
            decimals: 0,
            unit: 'm³/s',
            supporting_text: 'Kubikmeter pro Sekunde',
          },
        ],
        source: 'Statistisches Amt Basel-Stadt',
        as_of: 'November 2025',
      },
      {
        kind: 'text',
        heading: 'Fünf Brücken, vier Fähren',
        body: [
          'Der Fluss teilt die Stadt in Grossbasel auf der linken und Kleinbasel auf der rechten Seite. Fünf Brücken führen hinüber. Dazwischen verkehren vier Fähren, die ohne Motor auskommen: Sie hängen an einem Seil und nutzen allein die Strömung.',
          'Auch in der Statistik ist der Rhein eine Grenze. Kein Wohnviertel liegt auf beiden Seiten des Flusses. Die [räumliche Gliederung](/unterthema/raeumliche-gliederung) des Kantons folgt seinem Lauf.',
        ].join('\n\n'),
      },
      {
        kind: 'text',
        heading: 'Ein Fluss zum Baden',
        body: [
          'An heissen Tagen lassen sich Tausende den Rhein hinuntertreiben. Am 12. August 2025 wurden rund 5’500 Schwimmerinnen und Schwimmer gezählt. Die Zahl ist gerundet: Wer ins Wasser steigt und wer es wieder verlässt, lässt sich nicht auf die Person genau erfassen.',
          'Ob jemand ins Wasser steigt, hängt von Wetter und Wassertemperatur ab. Wie die Temperatur gemessen wird, zeigt die Seite [Rheintemperatur](/interaktiv/rheintemperatur).',
        ].join('\n\n'),
      },
      {
        kind: 'interactive-element',
        interactive: 'rheintemperatur',
        caption: 'Wie warm ist der Rhein?',
        source: 'Kanton Basel-Stadt',
        long_description: 'Die Seite erklärt, wo und wie die Temperatur des Rheins in Basel gemessen wird.',
      },
      {
        kind: 'text',
        heading: 'Mal zu wenig, mal zu viel Wasser',
        body: [
          'Bei niedrigem Wasserstand führt der Rhein in Basel im Mittel noch 527 Kubikmeter Wasser pro Sekunde. Für die Schifffahrt wird es eng, wenn der Pegel unter einen festgelegten Niedrigwasserstand fällt. Die Schiffe dürfen dann weniger laden.',
          'Die meisten Niedrigwassertage seit 1988 brachte das Jahr 2018: An 107 Tagen wurde der Niedrigwasserstand unterschritten. 2022 geschah dies an 40 Tagen, 2003 an 38. In den Jahren 2019, 2020 und 2024 kam es an keinem einzigen Tag dazu.',
          'Zu viel Wasser legt die Schiffe ganz still. In den Jahren 1988 bis 2020 war das am häufigsten 1999 der Fall, als der kritische Pegel an 42 Tagen überschritten wurde.',
        ].join('\n\n'),
      },
      {
        kind: 'iframe',
        src: 'https://data.bs.ch/',
        title: 'Datenportal des Kantons Basel-Stadt mit Messwerten zum Rhein',
        purpose: 'Im Datenportal sind die laufend gemessenen Werte zu Pegel, Abfluss und Temperatur zu finden.',
        height_mobile: 520,
        height_desktop: 640,
        fallback_text:
          'Das Datenportal des Kantons bietet die Messreihen zum Rhein als Tabellen, Diagramme und Dateien an.',
        caption: 'Offene Daten zum Rhein',
        source: 'data.bs.ch',
      },
      {
        kind: 'text',
        heading: 'Verkehrsweg mit Tradition',
        body: [
          'Über die Schweizerischen Rheinhäfen kamen 2024 rund 4,4 Mio. Tonnen Güter ins Land. Den grössten Teil, nämlich 58,5 %, machten Erdöl und Produkte daraus aus. Auf Steine, Erden und Baustoffe entfiel gut ein Zehntel.',
          'Gemessen am gesamten Aussenhandel der Schweiz hat der Wasserweg an Gewicht verloren. 1960 wurden 41,2 % der Güter auf dem Rhein ein- oder ausgeführt, 2024 noch 8,4 %. Die beförderte Menge ist dabei nicht eingebrochen: 2024 waren es 5,4 Mio. Tonnen, 1955 erst 4,6 Mio. Tonnen. Gewachsen ist vor allem der Verkehr auf Strasse und Schiene.',
        ].join('\n\n'),
      },
      {
        kind: 'info-box',
        title: 'Abfluss und Pegel',
        variant: 'definition',
        body: 'Der **Pegel** gibt an, wie hoch das Wasser an einer bestimmten Stelle steht. Der **Abfluss** gibt an, wie viel Wasser dort in einer Sekunde vorbeifliesst. Ein Kubikmeter sind 1’000 Liter.',
      },
      { kind: 'indicator-set', set: 'umwelt', display: 'list', limit: 5 },
      {
        kind: 'link-button',
        label: 'Basel in Bewegung ansehen',
        url: '/interaktiv/container/basel-in-bewegung',
        style: 'secondary',
      },
      { kind: 'background-article', article: 'tourismus-2025', kicker: 'Gäste am Rhein' },
      {
        kind: 'additional-information-box',
        title: 'Weitere Informationen',
        links: [
          { title: 'Thema Raum, Umwelt', url: '/thema/raum-umwelt' },
          { title: 'Offene Daten des Kantons', url: 'https://data.bs.ch/' },
        ],
        contacts: ['felix-vorlage'],
        method_links: [{ title: 'Methodenblatt Arealstatistik', url: '/statistik/111' }],
      },
    ],
    sources: [
      {
        name: 'Statistisches Amt Basel-Stadt, Der Rhein im Fluss',
        url: 'https://statistik.bs.ch/artikel/rhein-im-fluss',
      },
      {
        name: 'Wasserstrassen- und Schifffahrtsverwaltung des Bundes (Deutschland), Rheinschiffbarkeit',
        url: 'https://statistik.bs.ch/indikatorenportal/9887',
      },
      { name: 'Schweizerische Rheinhäfen, Umschlag', url: 'https://statistik.bs.ch/indikatorenportal/9606' },
      {
        name: 'Bundesamt für Zoll und Grenzsicherheit (BAZG); Schweizerische Rheinhäfen',
        url: 'https://statistik.bs.ch/indikatorenportal/9602',
      },
    ],
    reference_period: 'Verschiedene Jahre bis 2025',
  },
  updated: '2025-11-12T08:00:00.000Z',
};
