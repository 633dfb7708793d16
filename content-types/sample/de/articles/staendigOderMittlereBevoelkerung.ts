import type { SampleEntry } from '../../../registry';
import { images } from '../images';

export const staendigOderMittlereBevoelkerung: SampleEntry<'articles'> = {
  shared: {
    slug: 'staendig-oder-mittlere-bevoelkerung',
    publication_date: '2025-09-18',
    revision_date: '2026-03-05',
    display_themes: ['bevoelkerung'],
    display_subthemes: ['bestand-struktur', 'szenarien'],
    statistical_themes: ['101', '102'],
    team_members: ['anna-beispiel', 'hans-entwurf'],
    highlight_articles: ['szenarien-2050', 'bevoelkerung-juli-2026'],
    products: ['11899', '6215', '7763'],
    data_as_of: '2025-12-31',
    last_update: '2026-03-05',
  },
  text: {
    title:
      'Ständig, im Mittel oder kantonal gezählt: Warum es für Basel-Stadt mehr als eine richtige Einwohnerzahl gibt',
    kicker: 'Hintergrund',
    lead: 'Ende 2023 hatte Basel-Stadt 206’308 oder 200’031 Einwohnerinnen und Einwohner. Beide Angaben stimmen: Sie beruhen auf verschiedenen Definitionen der Wohnbevölkerung.',
    image: images.bevoelkerung,
    hero_statistics: [
      {
        label: 'Kantonale Wohnbevölkerung',
        value: 206308,
        decimals: 0,
        unit: 'Personen',
        supporting_text: 'Ende 2023',
        url: '/indikatorenportal/6215',
      },
      {
        label: 'Ständige Wohnbevölkerung',
        value: 200031,
        decimals: 0,
        unit: 'Personen',
        supporting_text: 'Ende 2023, Bundesamt für Statistik',
        url: '/indikatorenportal/11899',
      },
      {
        label: 'Mittlere Wohnbevölkerung',
        value: 206912,
        decimals: 0,
        unit: 'Personen',
        supporting_text: 'Jahr 2024, kantonale Definition',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Wer zählt dazu?',
        body: [
          'Eine Einwohnerzahl ist immer die Antwort auf die Frage, wen man mitzählt. Eindeutig ist der Fall bei Menschen, die seit Jahren hier gemeldet sind. Weniger klar ist er bei Personen, die nur einige Monate bleiben, und bei jenen, die in Basel ein Zimmer und anderswo eine Familie haben.',
          'Die kantonale Statistik fasst den Kreis weit. Sie zählt die ständige und die nichtständige Wohnbevölkerung sowie Personen mit Nebenwohnsitz. Das Bundesamt für Statistik zählt in seiner Hauptreihe nur die ständige Wohnbevölkerung. Für 2023 beträgt der Abstand 6’277 Personen, das sind 3,0 % der kantonalen Zahl.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '11899', size: 'm', start_view: 'chart', show_explanations: true },
      { kind: 'indicator', indicator: '6215', size: 'm', start_view: 'chart', show_explanations: true },
      {
        kind: 'info-box',
        title: 'Die drei Begriffe',
        variant: 'definition',
        body: [
          '- **Ständige Wohnbevölkerung:** Personen mit Hauptwohnsitz, die dauernd oder mindestens ein Jahr hier leben.',
          '- **Kantonale Wohnbevölkerung:** zusätzlich Personen mit kürzerem Aufenthalt und mit Nebenwohnsitz.',
          '- **Mittlere Wohnbevölkerung:** Durchschnitt aus dem Bestand am Anfang und am Ende eines Jahres.',
        ].join('\n'),
      },
      {
        kind: 'text',
        heading: 'Bestand oder Mittel',
        body: [
          'Eine zweite Unterscheidung betrifft die Zeit. Ein Bestand gilt für einen Stichtag, meist den 31. Dezember. Viele Ereignisse verteilen sich jedoch über das ganze Jahr: Geburten, Unfälle, Wegzüge. Bezieht man sie auf den Bestand am Jahresende, entsteht ein kleiner Fehler, sobald die Bevölkerung wächst oder schrumpft.',
          'Deshalb verwendet die Statistik für Quoten oft die mittlere Bevölkerung. Für 2024 berechnet sie sich aus 206’308 Personen Ende 2023 und 207’515 Personen Ende 2024. Der Mittelwert liegt bei 206’912.',
          '### Ein Rechenbeispiel',
          'Im Jahr 2025 wuchs der Kanton von 207’515 auf 210’529 Personen. Die mittlere Bevölkerung beträgt 209’022. Die 340 im Strassenverkehr verunfallten Personen ergeben damit 163 Verunfallte auf 100’000 Einwohnerinnen und Einwohner. Mit dem Bestand am Jahresende gerechnet wären es 161.',
        ].join('\n\n'),
      },
      {
        kind: 'text',
        heading: 'Welche Zahl wofür?',
        body: [
          [
            '| Zweck | Geeignete Zahl |',
            '| --- | --- |',
            '| Vergleich mit anderen Kantonen | Ständige Wohnbevölkerung |',
            '| Planung von Schulen und Wohnungen im Kanton | Kantonale Wohnbevölkerung |',
            '| Quoten und Raten über ein Jahr | Mittlere Wohnbevölkerung |',
            '| Wohnviertel und Gemeinden | Kantonale Wohnbevölkerung |',
          ].join('\n'),
          'Wichtig ist vor allem, die Definitionen nicht zu mischen. Wer die kantonale Zahl von 2025 mit dem Bundesszenario für 2055 (212’809 Personen) vergleicht, glaubt an einen Stillstand. In Wirklichkeit rechnet das Referenzszenario mit einem Wachstum um 6,4 % gegenüber 2023.',
        ].join('\n\n'),
      },
      {
        kind: 'expand-section',
        summary: 'Was sich 2012 an der Zählung geändert hat',
        body: 'Bis 2011 wurde die Bevölkerungszahl fortgeschrieben: Man zählte zum Bestand des Vorjahrs die Geburten und Zuzüge hinzu und zog die Todesfälle und Wegzüge ab. Seit 2012 stammt sie direkt aus dem Einwohnerregister. Die Statistik beschreibt das Vorgehen im Methodenblatt [Bevölkerungsstatistik](/statistik/101).',
      },
      {
        kind: 'glossary',
        title: 'Begriffe in diesem Artikel',
        terms: [
          'wohnbevoelkerung',
          'staendige-wohnbevoelkerung',
          'stichtag',
          'register',
          'mittelwert',
          'quote',
          'szenario',
        ],
        letter_index: false,
        display: 'accordion',
      },
      { kind: 'focus-teaser', focus_teaser: 'glossar-fokus' },
      {
        kind: 'additional-information-box',
        title: 'Weitere Informationen',
        links: [
          { title: 'Glossar', url: '/interaktiv/glossar' },
          { title: 'Unterthema Bestand und Struktur', url: '/unterthema/bestand-struktur' },
        ],
        contacts: ['anna-beispiel'],
        method_links: [
          { title: 'Methodenblatt Bevölkerungsstatistik', url: '/statistik/101' },
          { title: 'Methodenblatt Bevölkerungsszenarien', url: '/statistik/102' },
        ],
      },
    ],
    sources: [
      {
        name: 'Statistisches Amt Basel-Stadt, Bevölkerungsszenarien',
        url: 'https://statistik.bs.ch/indikatorenportal/6215',
      },
      {
        name: 'Bundesamt für Statistik (BFS), Szenarien zur Bevölkerungsentwicklung',
        url: 'https://statistik.bs.ch/indikatorenportal/11899',
      },
    ],
    reference_period: '2023–2025',
    notices: [{ when: '2026-03-05', text: 'Das Rechenbeispiel wurde mit den Zahlen des Jahres 2025 ergänzt.' }],
  },
  updated: '2026-03-05T10:12:05.000Z',
};
