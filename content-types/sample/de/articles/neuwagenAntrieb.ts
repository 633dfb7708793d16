import type { SampleEntry } from '../../../registry';
import { images } from '../images';

export const neuwagenAntrieb: SampleEntry<'articles'> = {
  shared: {
    slug: 'neuwagen-antrieb',
    publication_date: '2026-02-06',
    display_themes: ['verkehr', 'energie'],
    display_subthemes: ['motorfahrzeuge', 'energieverbrauch'],
    statistical_themes: ['109'],
    team_members: ['daniel-modell', 'felix-vorlage'],
    highlight_articles: ['pendeln', 'unfaelle-2025'],
    products: ['12713', '1601'],
    data_as_of: '2025-12-31',
    last_update: '2026-02-06',
  },
  text: {
    title: 'Fast jeder zweite Neuwagen ist ein Hybrid',
    kicker: 'Verkehr',
    lead: '2025 wurden in Basel-Stadt 2’652 Personenwagen neu zugelassen. 46,6 % davon fahren mit einem Hybridantrieb, 24,9 % rein elektrisch.',
    image: images.verkehr,
    hero_statistics: [
      {
        label: 'Neue Personenwagen',
        indicator: '12713',
        series: 'total',
        period: '2025',
        supporting_text: 'Jahr 2025',
      },
      {
        label: 'davon mit Hybridantrieb',
        value: 46.6,
        decimals: 1,
        unit: '%',
        supporting_text: '2025; 1’236 Fahrzeuge',
        url: '/indikatorenportal/12713',
      },
      {
        label: 'davon rein elektrisch',
        value: 24.9,
        decimals: 1,
        unit: '%',
        supporting_text: '2025; 660 Fahrzeuge',
        url: '/indikatorenportal/12713',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Benzin und Diesel sind in der Minderheit',
        body: [
          'Von den 2’652 Neuwagen des Jahres 2025 haben 1’236 einen Hybridantrieb, 660 fahren nur mit Strom, 555 mit Benzin und 201 mit Diesel. Benzin und Diesel zusammen kommen auf 756 Fahrzeuge oder 28,5 %. Sieben von zehn Neuwagen besitzen damit mindestens einen Elektromotor.',
          'Hybride bleiben jedoch zur Hauptsache auf Treibstoff angewiesen: Ein Vollhybrid lässt sich gar nicht am Stromnetz laden, ein Plug-in-Hybrid nur für kurze Strecken. Beide Arten sind in der Gruppe «Hybrid» zusammengefasst.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '12713', size: 'l', start_view: 'chart', show_explanations: true },
      {
        kind: 'info-box',
        title: 'Begriffe rund um den Antrieb',
        variant: 'definition',
        body: [
          '- **Elektrisch:** Das Auto hat keinen Verbrennungsmotor.',
          '- **Hybrid:** Das Auto hat einen Elektromotor und einen Verbrennungsmotor.',
          '- **Plug-in-Hybrid:** Die Batterie lässt sich zusätzlich an der Steckdose laden.',
        ].join('\n'),
      },
      {
        kind: 'text',
        heading: 'Vor zehn Jahren noch die Ausnahme',
        body: [
          'Noch 2015 wurden in Basel-Stadt 36 reine Elektroautos in Verkehr gesetzt. Fünf Jahre später waren es 299, 2024 bereits 705. Diese Reihe stammt vom Bundesamt für Statistik. Sie ist anders abgegrenzt als die Zahlen im Diagramm oben und lässt sich mit ihnen nicht zu einer Reihe verbinden.',
          'Nimmt man die Plug-in-Hybride hinzu, lag der Anteil der Fahrzeuge mit Ladestecker 2024 bei 23,8 %. 2018 hatte er 1,6 % betragen.',
        ].join('\n\n'),
      },
      {
        kind: 'text',
        heading: 'Der Bestand wandelt sich langsamer',
        body: [
          'Neuwagen sind nur ein kleiner Teil aller Fahrzeuge. Ende September 2024 waren im Kanton 82’423 Motorfahrzeuge zugelassen. Auf 1’000 Einwohnerinnen und Einwohner kamen 299,8 Personenwagen, so wenige wie seit 1996 nicht mehr. Der höchste Wert der Reihe stammt aus dem Jahr 2004 mit 331,6.',
          'Die Zahl der Personenwagen pro Kopf sinkt also, obwohl der gesamte Bestand an Motorfahrzeugen leicht zunimmt. Die beiden Angaben messen Verschiedenes: Der Bestand umfasst auch Lieferwagen, Motorräder und Busse, der Motorisierungsgrad nur die Personenwagen, und er setzt sie ins Verhältnis zur mittleren Wohnbevölkerung.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '1601', size: 'm', start_view: 'chart', show_downloads: false },
      { kind: 'focus-teaser', focus_teaser: 'pendeln-fokus' },
      {
        kind: 'text',
        heading: 'Was die Zulassungen nicht zeigen',
        body: [
          'Eine Zulassung sagt, welches Auto neu auf die Strasse kommt, und nicht, wie weit es fährt. Wer den Energieverbrauch des Verkehrs beurteilen will, braucht zusätzlich Angaben zu den gefahrenen Kilometern. Auch Autos, die in Basel-Stadt unterwegs, aber in einem anderen Kanton oder im Ausland zugelassen sind, fehlen in dieser Statistik.',
          'Umgekehrt stehen Fahrzeuge von Firmen in den Zahlen, die nicht nur im Kanton verkehren. 2’652 Neuwagen im Jahr entsprechen im Durchschnitt 51 in der Woche; schon ein einzelner Grossauftrag kann einen Monatswert verändern.',
        ].join('\n\n'),
      },
      {
        kind: 'expand-section',
        summary: 'Wie die Motorfahrzeugstatistik entsteht',
        body: 'Grundlage ist das Register der zugelassenen Fahrzeuge. Es handelt sich um eine Vollerhebung. Massgebend ist der Standort des Fahrzeugs und nicht der Ort des Kaufs. Als Personenwagen gelten leichte Motorwagen mit höchstens neun Plätzen. Mehr dazu im Methodenblatt [Motorfahrzeugstatistik](/statistik/109).',
      },
      {
        kind: 'search-product-list',
        title: 'Indikatoren zum Verkehr',
        produkt: 'Indikator',
        theme: 'verkehr',
        sort: 'title',
        limit: 5,
        show_facets: false,
        empty_text: 'Zum Verkehr sind zurzeit keine Indikatoren veröffentlicht.',
      },
    ],
    sources: [
      {
        name: 'Bundesamt für Strassen (ASTRA), Motorfahrzeugstatistik',
        url: 'https://statistik.bs.ch/indikatorenportal/12713',
      },
      {
        name: 'Bundesamt für Statistik (BFS), neue Inverkehrsetzungen',
        url: 'https://statistik.bs.ch/indikatorenportal/4298',
      },
      {
        name: 'Kantonspolizei Basel-Stadt, Motorfahrzeugkontrolle',
        url: 'https://statistik.bs.ch/indikatorenportal/4325',
      },
    ],
    next_update_text: 'Februar 2027',
    frequency: 'jährlich',
    reference_period: 'Jahr 2025',
  },
  updated: '2026-02-06T08:05:31.000Z',
};
