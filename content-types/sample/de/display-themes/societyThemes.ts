import type { SampleEntry } from '../../../registry';
import { images, shareImages } from '../images';
import { sources } from '../sources';

/** Population, health and education. */
export const societyThemes: readonly SampleEntry<'display-themes'>[] = [
  {
    shared: {
      url: 'bevoelkerung',
      rank: 1,
      data_theme: 'SOCI',
      highlight_indikator: '6623',
      highlight_articles: ['bevoelkerung-juli-2026', 'szenarien-2050', 'stadt-seit-1774'],
      products: ['7763', '6215', '1201', '20020', '20002'],
      team_members: ['anna-beispiel'],
      redirects_from: ['/thema/einwohner'],
    },
    text: {
      number: '01',
      title: 'Bevölkerung',
      title_short: 'Bevölkerung',
      lead: 'Wie viele Menschen im Kanton leben, wie alt sie sind, woher sie kommen, wie sie zusammenleben und wie sich ihre Zahl bis 2050 entwickeln könnte.',
      image: images.bevoelkerung,
      hero_statistics: [
        {
          label: 'Menschen leben in der Stadt Basel',
          indicator: '6623',
          supporting_text: 'Ende 2025; ein Jahr zuvor waren es 183’564',
          trend_text: 'höher als ein Jahr zuvor',
        },
        {
          label: 'Ausländeranteil im Kanton',
          indicator: '1201',
          supporting_text: 'Ende 2024; ein Jahr zuvor: 38,4 %',
        },
        {
          label: 'Wanderungssaldo des Kantons',
          indicator: '1202',
          supporting_text: '2025, mit Bereinigungen; 2024: 1’551',
        },
        {
          label: 'Szenario für das Jahr 2050',
          indicator: '6215',
          series: 'mittel',
          period: '2050',
          supporting_text: 'mittleres Szenario; hoch 256’991, tief 196’369',
        },
      ],
      content: [
        { kind: 'sub-theme-list', title: 'Unterthemen', display: 'tiles', show_lead: true },
        {
          kind: 'text',
          heading: 'Ein kleiner Kanton, der wieder wächst',
          body: [
            'Im Juli 2026 zählt der Kanton 211’094 Einwohnerinnen und Einwohner: 186’729 in der Stadt Basel, 23’048 in Riehen und 1’317 in Bettingen.',
            '',
            'Das war nicht immer so. 1970 lebten 236’219 Menschen hier, so viele wie nie. Danach zogen viele in die Agglomeration, und 2001 waren es noch 187’459. Seit 2018 liegt die Zahl wieder über 200’000.',
          ].join('\n'),
        },
        { kind: 'background-article', article: 'bevoelkerung-juli-2026', kicker: 'Monatszahlen' },
        {
          kind: 'info-box',
          variant: 'definition',
          title: 'Zwei Zählweisen, zwei Zahlen',
          body: 'Für Ende 2023 nennt der Kanton 206’308 Personen, das Bundesamt für Statistik 200’031. Beide Zahlen stimmen: Die kantonale **Wohnbevölkerung** ist weiter gefasst als die **ständige Wohnbevölkerung** des Bundes. Vergleichen Sie nur Zahlen derselben Zählweise.',
          teaser_elements: [
            {
              title: 'Ständig oder mittlere? Die Bevölkerungsbegriffe erklärt',
              text: 'Welche Bevölkerungszahl für welche Frage die richtige ist.',
              url: '/artikel/staendig-oder-mittlere-bevoelkerung',
              kind: 'Artikel',
            },
          ],
        },
        {
          kind: 'interactive-element',
          container: 'basel-in-bewegung',
          long_description:
            'Zwei interaktive Ansichten. Die erste spielt die Einwohnerzahl der Stadt Basel von 1774 bis 2025 ab: langsamer Anstieg bis 1850, rasches Wachstum bis 1970, Rückgang bis zur Jahrtausendwende, seither wieder Zunahme. Die zweite zeigt Pendelströme zwischen dem Kanton und den Gemeinden der Region.',
        },
        { kind: 'quiz', quiz: 'bevoelkerung', mode: 'link', questions_limit: 5 },
        {
          kind: 'additional-information-box',
          title: 'Weiterführendes',
          contacts: ['anna-beispiel'],
          method_links: [
            { title: 'Methodenblatt der Bevölkerungsstatistik', url: '/statistik/101' },
            { title: 'Methodenblatt der Bevölkerungsszenarien', url: '/statistik/102' },
          ],
          links: [{ title: 'Bundesamt für Statistik: Bevölkerung', url: 'https://www.bfs.admin.ch/' }],
        },
      ],
      seo_description:
        'Einwohnerzahlen, Alter, Herkunft, Haushalte, Wanderungen und Szenarien für den Kanton Basel-Stadt.',
      share_image: shareImages.standard,
    },
    updated: '2026-08-21T06:30:00.000Z',
  },
  {
    shared: {
      url: 'gesundheit',
      rank: 14,
      data_theme: 'HEAL',
      highlight_indikator: '1701',
      products: ['1701', '1702'],
      team_members: ['eva-probe'],
    },
    text: {
      number: '14',
      title: 'Gesundheit',
      lead: 'Spitäler, Pflegeheime und Sterblichkeit: womit sich das Gesundheitswesen beschäftigt und wie viele Menschen es versorgt.',
      image: images.bevoelkerung,
      hero_statistics: [
        {
          label: 'Todesfälle von Personen ab 65 Jahren',
          indicator: '1701',
          supporting_text: 'Woche ab 20. Juli 2026, vorläufig',
        },
        {
          label: 'Betten in den Spitälern',
          indicator: '1702',
          supporting_text: '2022, Durchschnitt in 13 Spitälern',
        },
      ],
      content: [
        { kind: 'sub-theme-list', title: 'Unterthemen', display: 'list', show_lead: true },
        {
          kind: 'text',
          heading: 'Zentrum für eine ganze Region',
          body: [
            'Die Spitäler im Kanton behandeln auch viele Menschen, die nicht hier wohnen. Zahlen zu den Spitälern zählen deshalb nach dem **Standort** des Spitals, Zahlen zu Sterbefällen nach dem **Wohnort** der Person. Sie lassen sich nicht ohne Weiteres aufeinander beziehen.',
            '',
            'Auch die Pflege ist ein grosser Bereich: 2024 verbrachten Bewohnerinnen und Bewohner 1’051’491 Tage in Basler Pflegeheimen. Die Plätze waren zu 95,6 % belegt, nachdem die Auslastung 2022 auf 92,2 % gesunken war.',
          ].join('\n'),
        },
        {
          kind: 'hero-statistics-box',
          title: 'Pflege zu Hause und im Heim',
          items: [
            {
              label: 'Auslastung der Pflegeheime',
              value: 95.6,
              decimals: 1,
              unit: '%',
              supporting_text: '2024; 2023: 94,8 %',
            },
            {
              label: 'Pensions- und Pflegetage',
              value: 1051491,
              unit: 'Tage',
              supporting_text: '2024; 2023: 1’035’673',
            },
            {
              label: 'Pflegestunden der Spitex',
              value: 633382,
              unit: 'Stunden',
              supporting_text: '2024, alle Gemeinden',
            },
          ],
          source: 'Gesundheitsdepartement Basel-Stadt',
          as_of: 'Jahr 2024',
        },
        { kind: 'indicator', indicator: '1701', size: 'm' },
        {
          kind: 'additional-information-box',
          title: 'Weiterführendes',
          contacts: ['eva-probe'],
          sources: [sources.health, sources.careHomes, sources.population],
          links: [{ title: 'Gesundheitsdepartement des Kantons Basel-Stadt', url: 'https://www.bs.ch/gd' }],
          next_update: 'Sommer 2027',
        },
      ],
    },
    updated: '2026-06-30T13:05:00.000Z',
  },
  {
    shared: {
      url: 'bildung',
      rank: 15,
      data_theme: 'EDUC',
      highlight_indikator: '9379',
      highlight_articles: ['studierende-2025'],
      products: ['9379'],
      team_members: ['eva-probe'],
    },
    text: {
      number: '15',
      title: 'Bildung',
      lead: 'Von der Primarschule bis zur Universität: wer im Kanton lernt und studiert und mit welchem Abschluss.',
      image: images.bildung,
      hero_statistics: [
        {
          label: 'Studierende an Universität und Fachhochschule',
          indicator: '9379',
          supporting_text: '2025, Universität Basel und FHNW zusammen',
        },
        {
          label: 'Kinder in einer Privatschule',
          value: 7.8,
          decimals: 1,
          unit: '%',
          supporting_text: '2024, obligatorische Schulzeit; 2023: 8,1 %',
          url: '/unterthema/schulen',
        },
      ],
      content: [
        { kind: 'sub-theme-list', title: 'Unterthemen', display: 'list', show_lead: true },
        {
          kind: 'text',
          heading: 'Viele Abschlüsse, grosse Unterschiede',
          body: 'Im Mittel der Jahre 2019 bis 2023 hatten 50,3 % der ausländischen Bevölkerung ab 15 Jahren einen Abschluss auf der Tertiärstufe, also an einer Hochschule oder in der höheren Berufsbildung. Zugleich hatten 27,2 % keinen Abschluss nach der obligatorischen Schule. Beide Anteile sind höher als bei den Schweizerinnen und Schweizern. Die Werte stammen aus einer Stichprobe.',
        },
        { kind: 'indicator', indicator: '9379', size: 'l' },
        { kind: 'background-article', article: 'studierende-2025' },
        {
          kind: 'additional-information-box',
          title: 'Weiterführendes',
          contacts: ['eva-probe'],
          sources: [sources.education, sources.structuralSurvey],
          method_links: [{ title: 'Methodenblatt der Bildungsstatistik', url: '/statistik/112' }],
        },
      ],
    },
    updated: '2026-04-28T09:50:00.000Z',
  },
];
