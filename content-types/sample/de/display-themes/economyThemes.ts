import type { SampleEntry } from '../../../registry';
import { images, shareImages } from '../images';
import { sources } from '../sources';

/** Work, prices and tourism. */
export const economyThemes: readonly SampleEntry<'display-themes'>[] = [
  {
    shared: {
      url: 'arbeit-erwerb',
      rank: 3,
      data_theme: 'ECON',
      highlight_indikator: '7510',
      highlight_articles: ['arbeitslosigkeit-juli-2026'],
      products: ['7510', '8980', '1401', '20011'],
      team_members: ['carla-exempel'],
    },
    text: {
      number: '03',
      title: 'Arbeit, Erwerb',
      lead: 'Wer arbeitet, wer Arbeit sucht und in welchen Branchen die Stellen sind.',
      image: images.arbeit,
      hero_statistics: [
        {
          label: 'Arbeitslosenquote',
          indicator: '7510',
          supporting_text: 'Juli 2026; 4’760 Personen sind beim RAV gemeldet',
        },
        {
          label: 'Arbeitslosenquote der 15- bis 24-Jährigen',
          indicator: '8980',
          series: 'alter_15_24',
          supporting_text: 'Durchschnitt 2025; alle: 4,3 %',
        },
        {
          label: 'Langzeitarbeitslose',
          value: 941,
          unit: 'Personen',
          supporting_text: 'Juli 2026; seit über einem Jahr gemeldet',
        },
      ],
      content: [
        { kind: 'sub-theme-list', title: 'Unterthemen', display: 'tiles', show_lead: true },
        { kind: 'indicator', indicator: '7510', size: 'l', range_from: '2020-01' },
        { kind: 'background-article', article: 'arbeitslosigkeit-juli-2026', kicker: 'Monatszahlen' },
        {
          kind: 'text',
          heading: 'Ein Arbeitsmarkt über die Grenzen',
          body: [
            'Der Kanton bietet fast so viele Arbeitsplätze, wie er Einwohnerinnen und Einwohner hat: 2023 waren es 199’745 Beschäftigte. Viele von ihnen wohnen anderswo, im übrigen Nordwesten der Schweiz, in Südbaden oder im Elsass.',
            '',
            'Darum sagen Zahlen nach **Arbeitsort** (Beschäftigte) und nach **Wohnort** (Erwerbspersonen, Arbeitslose) nicht dasselbe. Bei jedem Indikator steht, was gilt.',
          ].join('\n'),
        },
        { kind: 'focus-teaser', focus_teaser: 'glossar-fokus' },
        {
          kind: 'additional-information-box',
          title: 'Weiterführendes',
          contacts: ['carla-exempel'],
          sources: [sources.unemployment, sources.companies, sources.structuralSurvey],
          method_links: [{ title: 'Methodenblatt der Arbeitslosenstatistik', url: '/statistik/106' }],
          links: [{ title: 'Arbeitslosenzahlen des Bundes', url: 'https://www.amstat.ch/' }],
          next_update: 'Monatlich, Anfang des Folgemonats',
        },
      ],
    },
    updated: '2026-08-10T07:00:00.000Z',
  },
  {
    shared: {
      url: 'preise',
      rank: 5,
      data_theme: 'ECON',
      highlight_indikator: '7512',
      highlight_articles: ['teuerung-juli-2026'],
      products: ['7512', '7513', '20021'],
      team_members: ['carla-exempel'],
    },
    text: {
      number: '05',
      title: 'Preise',
      lead: 'Was das Leben in Basel kostet: Konsumentenpreise und Mieten.',
      image: images.home,
      hero_statistics: [
        {
          label: 'Teuerung zum Vorjahr',
          indicator: '7512',
          supporting_text: 'Juli 2026; Schweiz: 0,4 %',
          trend_text: 'Durchschnitt 2025: 0,2 %',
        },
        {
          label: 'Basler Index der Konsumentenpreise',
          indicator: '7513',
          supporting_text: 'Juli 2026; Dezember 2025 = 100',
        },
        {
          label: 'Monatsmiete einer Wohnung mit 3 Zimmern',
          value: 1353,
          unit: 'Franken',
          supporting_text: 'Mai 2026; Mai 2025: 1’330 Franken',
          url: '/unterthema/mietpreise',
        },
      ],
      content: [
        { kind: 'indicator', indicator: '7512', size: 'l' },
        {
          kind: 'text',
          heading: 'Eine Zahl für tausend Preise',
          body: 'Die Teuerung misst, wie sich die Preise aller Waren und Dienstleistungen im Durchschnitt verändern. Für den einzelnen Haushalt kann sie höher oder tiefer sein: Wer oft Auto fährt, spürt den Benzinpreis stärker, wer gerade umgezogen ist, die Mieten.',
        },
        { kind: 'background-article', article: 'teuerung-juli-2026', kicker: 'Monatszahlen' },
        {
          kind: 'sub-theme-list',
          title: 'Unterthemen',
          sub_themes: ['teuerung', 'mietpreise'],
          display: 'list',
          show_counts: false,
          show_lead: true,
        },
        {
          kind: 'additional-information-box',
          contacts: ['carla-exempel'],
          sources: [sources.consumerPrices, sources.rents],
          method_links: [
            { title: 'Methodenblatt des Basler Index', url: '/statistik/107' },
            { title: 'Methodenblatt der Mietpreiserhebung', url: '/statistik/113' },
          ],
        },
      ],
    },
    updated: '2026-08-06T06:30:00.000Z',
  },
  {
    shared: {
      url: 'tourismus',
      rank: 10,
      data_theme: 'ECON',
      highlight_indikator: '6546',
      highlight_articles: ['tourismus-2025'],
      products: ['6546', '7516', '6545', '20003'],
      team_members: ['daniel-modell'],
    },
    text: {
      number: '10',
      title: 'Tourismus',
      lead: 'Gäste, Übernachtungen und Betten: wie viele Menschen in Basler Hotels übernachten und woher sie kommen.',
      image: images.tourismus,
      hero_statistics: [
        {
          label: 'Logiernächte in Hotels',
          indicator: '6546',
          supporting_text: '2025; 2024: 1’553’925',
          trend_text: 'mehr als im Vorjahr',
        },
        { label: 'Logiernächte im letzten Monat', indicator: '7516', supporting_text: 'Juli 2026' },
        {
          label: 'Hotelbetten',
          value: 9493,
          unit: 'Betten',
          supporting_text: '2025 in 63 Betrieben; 2024: 9’291',
        },
      ],
      content: [
        {
          kind: 'text',
          heading: 'Messen, Museen, Fasnacht',
          body: 'Basel empfängt Geschäftsreisende und Feriengäste. 2025 kamen 62,8 % der Logiernächte von Gästen aus dem Ausland, nämlich 1’059’022 von 1’686’289. Der stärkste Monat war der Dezember mit 175’960 Logiernächten, der schwächste der Januar mit 89’163.',
        },
        { kind: 'indicator', indicator: '7516', size: 'l', show_explanations: true },
        { kind: 'background-article', article: 'tourismus-2025' },
        { kind: 'sub-theme-list', display: 'list', show_lead: true },
        { kind: 'teaser-box', title: 'Neustes zum Tourismus', limit: 3, columns: 3 },
        {
          kind: 'additional-information-box',
          title: 'Weiterführendes',
          contacts: ['daniel-modell'],
          sources: [sources.tourism],
          method_links: [{ title: 'Methodenblatt der Tourismusstatistik', url: '/statistik/105' }],
          links: [{ title: 'Datensatz «Logiernächte» auf dem Datenportal', url: 'https://data.bs.ch/' }],
          next_update: 'Monatlich',
        },
      ],
      share_image: shareImages.standard,
    },
    updated: '2026-08-19T07:15:00.000Z',
  },
];
