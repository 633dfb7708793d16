import type { SampleEntry } from '../../../registry';
import { images } from '../images';
import { sources } from '../sources';

/** Sub-themes of «Raum, Umwelt» and «Energie». */
export const environmentSubthemes: readonly SampleEntry<'display-subthemes'>[] = [
  {
    shared: {
      url: 'raeumliche-gliederung',
      display_theme: 'raum-umwelt',
      rank: 1,
      products: ['1501', '7954', '4914', '4832', '6756', '20010', '20040'],
      statistical_themes: ['111'],
      team_members: ['felix-vorlage'],
      redirects_from: ['/unterthema/wohnviertel'],
    },
    text: {
      title: 'Räumliche Gliederung und Bodennutzung',
      lead: 'Drei Gemeinden, 19 Wohnviertel: wie der Kanton eingeteilt ist und wofür sein Boden gebraucht wird.',
      image: images.home,
      content: [
        {
          kind: 'text',
          heading: 'Gemeinden und Wohnviertel',
          body: [
            'Der Kanton besteht aus der Stadt Basel und den Landgemeinden Riehen und Bettingen. Die Stadt ist in 19 Wohnviertel geteilt, 11 im Grossbasel und 8 im Kleinbasel. Zusammen sind das die 21 Gebiete, für die wir die meisten Zahlen ausweisen.',
            '',
            'Wohnviertel sind eine Einteilung der Statistik. Sie folgen Strassen, Bahnlinien und dem Rhein und stimmen nicht immer mit dem überein, was man im Alltag Quartier nennt.',
          ].join('\n'),
        },
        {
          kind: 'iframe',
          src: 'https://map.geo.bs.ch/',
          title: 'Karte des Kantons Basel-Stadt (MapBS)',
          purpose: 'Die Karte wird vom Geoportal des Kantons geladen. Dabei sieht das Geoportal Ihre IP-Adresse.',
          height_mobile: 420,
          height_desktop: 640,
          fallback_text:
            'Die Karte des Geoportals zeigt die Grenzen der drei Gemeinden und der 19 Wohnviertel sowie Luftbilder und Stadtplan.',
          fallback_image: images.home,
          caption: 'Wohnviertel und Gemeinden auf der Karte des Geoportals',
          source: 'Geodaten Kanton Basel-Stadt',
        },
        { kind: 'indicator', indicator: '1501', size: 'm', start_view: 'table' },
        { kind: 'background-article', article: 'wohnviertel-von-a-bis-z' },
        { kind: 'focus-teaser', focus_teaser: 'wohnviertel-fokus' },
        {
          kind: 'text',
          heading: 'Bevölkerungsdichte',
          body: 'Die Stadt Basel hatte 2022 eine Dichte von 7’277 Einwohnerinnen und Einwohnern pro Quadratkilometer, mehr als jede andere Gemeinde der trinationalen Agglomeration. Diese umfasst 203 Gemeinden: 107 in der Schweiz, 72 in Frankreich und 24 in Deutschland.',
        },
        { kind: 'indicator', indicator: '7954', size: 'm', show_explanations: true },
        {
          kind: 'text',
          heading: 'Bodennutzung',
          body: [
            'Die Arealstatistik des Bundes misst aus Luftbildern, wofür der Boden gebraucht wird.',
            '',
            '| Nutzung, in Hektaren | 1982 | 2014 |',
            '| --- | ---: | ---: |',
            '| Siedlung | 2’594 | 2’640 |',
            '| Landwirtschaft | 471 | 428 |',
            '| Wald und Gehölz | 461 | 464 |',
            '| Gewässer und Unproduktives | 172 | 166 |',
          ].join('\n'),
        },
        { kind: 'indicator', indicator: '4914', size: 's' },
        { kind: 'indicator-set', set: 'wohnviertel', display: 'table', limit: 12 },
        { kind: 'quiz', quiz: 'quartier', mode: 'inline', questions_limit: 3 },
        { kind: 'search-button', label: 'Ihr Wohnviertel suchen', placeholder: 'Zum Beispiel Gundeldingen' },
      ],
      info_box: {
        title: 'Fläche ohne Rhein',
        body: 'Die Flächen der 21 Gebiete ergeben zusammen 3’588,8 Hektaren. Amtliche Angaben zur Kantonsfläche sind grösser, weil sie den Rhein mitzählen.',
      },
    },
    updated: '2026-07-02T09:20:00.000Z',
  },
  {
    shared: {
      url: 'klima',
      display_theme: 'raum-umwelt',
      rank: 2,
      products: ['20041'],
      team_members: ['felix-vorlage'],
    },
    text: {
      title: 'Klima',
      lead: 'Hitze in der Stadt, Bäume gegen die Hitze und ein Rhein, der wärmer wird.',
      image: images.umwelt,
      content: [
        {
          kind: 'text',
          heading: 'Hitze in der Stadt',
          body: 'Asphalt und Mauern speichern die Wärme des Tages. In dicht bebauten Quartieren kühlt es nachts darum weniger ab als am Stadtrand. Die Karte zeigt, wo das am stärksten zu spüren ist.',
        },
        {
          kind: 'interactive-element',
          interactive: 'klimakarte',
          caption: 'Wärmebelastung im Siedlungsgebiet',
          source: 'Amt für Umwelt und Energie Basel-Stadt',
          long_description:
            'Eine Karte des Kantons. Dunkle Flächen stehen für eine hohe Wärmebelastung. Sie liegen vor allem in den Altstädten, im Clara, im Matthäus, im Gundeldingen und in den Industriegebieten am Rhein. Hell sind Wälder, Parks und die Landgemeinden.',
        },
        {
          kind: 'simple-hero-statistics-box',
          item: {
            label: 'der Kantonsfläche liegen unter Baumkronen',
            value: 24.4,
            decimals: 1,
            unit: '%',
            supporting_text: '2024; 2021: 25,4 %',
            trend_text: 'tiefer als 2021; kleine Änderungen sind unsicher',
          },
          text: 'In der Stadt Basel sind es 17,2 %. Zählt man den Wald nicht mit, bleiben im ganzen Kanton 16,5 %.',
          source: 'Stadtgärtnerei Basel-Stadt',
          as_of: 'Befliegung 2024',
        },
        {
          kind: 'text',
          heading: 'Der Rhein',
          body: 'Rund sieben Kilometer fliesst der Rhein durch den Kanton. Die Temperatur des Wassers wird laufend gemessen; im Sommer entscheidet sie darüber, wie es Fischen geht und ob man gern schwimmt.',
        },
        {
          kind: 'interactive-element',
          interactive: 'rheintemperatur',
          caption: 'Wassertemperatur des Rheins in Basel',
          source: 'Amt für Umwelt und Energie Basel-Stadt',
        },
        {
          kind: 'iframe',
          src: 'https://data.bs.ch/explore/embed/dataset/100046/table/',
          title: 'Messwerte der Rheinüberwachungsstation auf dem Datenportal',
          purpose: 'Die Tabelle wird vom Datenportal des Kantons geladen. Dabei sieht das Datenportal Ihre IP-Adresse.',
          height_mobile: 360,
          height_desktop: 520,
          fallback_text:
            'Die Tabelle zeigt die laufend gemessenen Werte des Rheins in Basel, darunter die Wassertemperatur.',
          caption: 'Laufende Messwerte des Rheins',
          source: 'Amt für Umwelt und Energie Basel-Stadt',
        },
        { kind: 'background-article', article: 'rhein-im-fluss', kicker: 'Reportage' },
        { kind: 'indicator-set', set: 'umwelt', display: 'list', limit: 10 },
        {
          kind: 'additional-information-box',
          contacts: ['felix-vorlage'],
          sources: [sources.environment, sources.parks],
        },
      ],
    },
    updated: '2026-06-16T05:55:00.000Z',
  },
  {
    shared: {
      url: 'abfall',
      display_theme: 'raum-umwelt',
      rank: 3,
      products: ['1502'],
      team_members: ['felix-vorlage'],
    },
    text: {
      title: 'Abfall und Entsorgung',
      lead: 'Wie viel Abfall die Haushalte abgeben und wie viel davon getrennt gesammelt wird.',
      image: images.umwelt,
      content: [
        { kind: 'indicator', indicator: '1502', size: 'l', show_explanations: true },
        {
          kind: 'text',
          heading: 'Weniger Abfall pro Kopf',
          body: '2003 fielen pro Kopf 308,5 Kilogramm Siedlungsabfälle an, 2024 noch 244,7. Weil die Bevölkerung wuchs, ging die gesamte Menge weniger stark zurück: von 58’167 auf 50’652 Tonnen.',
        },
        {
          kind: 'expand-section',
          summary: 'Was zählt als Siedlungsabfall?',
          body: [
            'Siedlungsabfälle kommen aus Haushalten oder sind ähnlich zusammengesetzt. Dazu gehören:',
            '',
            '- Kehricht und Sperrgut',
            '- Papier und Karton',
            '- Glas, Metalle und Textilien',
            '- Grüngut',
            '',
            'Was private Firmen entsorgen, ist nicht enthalten.',
          ].join('\n'),
        },
        { kind: 'link-button', label: 'Alle Indikatoren zur Umwelt', url: '/indikatorenset/umwelt', style: 'primary' },
      ],
    },
    updated: '2025-09-09T07:10:00.000Z',
  },
  {
    shared: {
      url: 'energieverbrauch',
      display_theme: 'energie',
      rank: 1,
      products: ['1601'],
      team_members: ['felix-vorlage'],
    },
    text: {
      title: 'Energieverbrauch',
      lead: 'Wie viel Energie aus Öl, Gas und Treibstoffen der Kanton verbraucht und was er selbst erzeugt.',
      image: images.umwelt,
      content: [
        { kind: 'indicator', indicator: '1601', size: 'full', show_explanations: true },
        {
          kind: 'text',
          heading: 'Fossile Energie',
          body: 'Ein Drittel des Endverbrauchs war 2022 noch fossil (33,4 %). 2010 war es fast die Hälfte (46,3 %). Am stärksten sank der Verbrauch von Heizöl: Er ging um rund zwei Drittel zurück.',
        },
        {
          kind: 'text',
          heading: 'Energie aus dem Kanton',
          body: 'Fotovoltaikanlagen im Kanton erzeugten 2022 39,5 Gigawattstunden Strom. Dazu kamen 20,8 Gigawattstunden Wärme aus der Sonne.',
        },
        {
          kind: 'info-box',
          variant: 'warning',
          title: 'Bruch in der Reihe 2020',
          body: 'Seit 2020 beruht der Verbrauch von Treibstoffen auf einem neuen Verkehrsmodell. Der Rückgang von 2018 auf 2020 ist zum grossen Teil eine Folge davon.',
        },
        {
          kind: 'additional-information-box',
          contacts: ['felix-vorlage'],
          sources: [sources.energy],
          next_update: 'Winter 2026/2027',
        },
      ],
    },
    updated: '2025-10-22T12:10:00.000Z',
  },
];
