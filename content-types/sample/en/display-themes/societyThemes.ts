import type { LocalizedInput } from '../../../registry';
import { images, shareImages } from '../images';
import { sources } from '../sources';

/** Population, health and education. */
export const societyThemes: Readonly<Record<string, LocalizedInput<'display-themes'>>> = {
  bevoelkerung: {
    number: '01',
    title: 'Population',
    title_short: 'Population',
    lead: 'How many people live in the canton, how old they are, where they come from, how they live together and how their number might develop up to 2050.',
    image: images.bevoelkerung,
    hero_statistics: [
      {
        label: 'People living in the city of Basel',
        indicator: '6623',
        supporting_text: 'End of 2025; a year earlier: 183,564',
        trend_text: 'higher than a year earlier',
      },
      {
        label: 'Share of foreign nationals in the canton',
        value: 38.7,
        decimals: 1,
        unit: '%',
        supporting_text: 'End of 2024; a year earlier: 38.4%',
        url: '/indikatorenportal/1201',
      },
      {
        label: 'Net migration of the canton',
        value: 3124,
        decimals: 0,
        unit: 'people',
        supporting_text: '2025, including adjustments; 2024: 1,551',
        url: '/indikatorenportal/1202',
      },
      {
        label: 'Scenario for the year 2050',
        indicator: '6215',
        series: 'mittel',
        period: '2050',
        supporting_text: 'medium scenario; high 256,991, low 196,369',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sub-themes', display: 'tiles', show_lead: true },
      {
        kind: 'text',
        heading: 'A small canton that is growing again',
        body: [
          'In July 2026 the canton has 211,094 residents: 186,729 in the city of Basel, 23,048 in Riehen and 1,317 in Bettingen.',
          '',
          'It was not always like this. In 1970, 236,219 people lived here, more than ever before or since. Many then moved out to the agglomeration, and by 2001 only 187,459 were left. Since 2018 the number has been above 200,000 again.',
          '',
          'Two pages show what lies behind this development: [migration](/unterthema/wanderungen) and [age structure](/unterthema/bestand-struktur).',
        ].join('\n'),
      },
      { kind: 'background-article', article: 'bevoelkerung-juli-2026', kicker: 'Monthly figures' },
      {
        kind: 'info-box',
        variant: 'definition',
        title: 'Two ways of counting, two figures',
        body: 'For the end of 2023 the canton gives 206,308 people, the Federal Statistical Office 200,031. Both figures are correct: the **resident population** of the canton is defined more broadly than the **permanent resident population** of the Confederation. Only compare figures that are counted in the same way.',
        teaser_elements: [
          {
            title: 'Permanent or mean? Population terms explained (in German)',
            text: 'Which population figure is the right one for which question.',
            url: '/artikel/staendig-oder-mittlere-bevoelkerung',
            kind: 'Article',
          },
        ],
      },
      {
        kind: 'interactive-element',
        interactive: 'wohnviertel-vergleich',
        caption: 'The 19 districts, Riehen and Bettingen compared',
        source: 'Statistical Office of Basel-Stadt, Population statistics',
        long_description:
          'The page compares the population, the vacancy rate and the area of the 21 areas in charts, tables and text.',
      },
      { kind: 'quiz', quiz: 'quartier', mode: 'link', questions_limit: 5 },
      {
        kind: 'additional-information-box',
        title: 'Further information',
        contacts: ['anna-beispiel'],
        method_links: [
          { title: 'Method sheet of the population statistics', url: '/statistik/101' },
          { title: 'Method sheet of the population scenarios (in German)', url: '/statistik/102' },
        ],
        links: [{ title: 'Federal Statistical Office: Population', url: 'https://www.bfs.admin.ch/' }],
      },
    ],
    seo_description:
      'Number of residents, age, origin, households, migration and scenarios for the Canton of Basel-Stadt.',
    share_image: shareImages.standard,
  },
  gesundheit: {
    number: '14',
    title: 'Health',
    lead: 'Hospitals, care homes and mortality: what the health system deals with and how many people it looks after.',
    image: images.bevoelkerung,
    hero_statistics: [
      {
        label: 'Deaths of people aged 65 and over',
        value: 23,
        decimals: 0,
        unit: 'deaths per week',
        supporting_text: 'Week from 20 July 2026, provisional',
        url: '/indikatorenportal/1701',
      },
      {
        label: 'Beds in hospitals',
        value: 2177,
        decimals: 0,
        unit: 'beds',
        supporting_text: '2022, average in 13 hospitals',
        url: '/indikatorenportal/1702',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sub-themes', display: 'list', show_lead: true },
      {
        kind: 'text',
        heading: 'A centre for a whole region',
        body: [
          'The hospitals in the canton also treat many people who do not live here. Figures on hospitals are therefore counted by **location** of the hospital, figures on deaths by **place of residence** of the person. The two cannot simply be related to each other.',
          '',
          'Long-term care is a large field, too: in 2024 residents spent 1,051,491 days in Basel’s care homes. Occupancy was 95.6%, after it had fallen to 92.2% in 2022.',
        ].join('\n'),
      },
      {
        kind: 'hero-statistics-box',
        title: 'Care at home and in care homes',
        items: [
          {
            label: 'Occupancy of care homes',
            value: 95.6,
            decimals: 1,
            unit: '%',
            supporting_text: '2024; 2023: 94.8%',
          },
          {
            label: 'Days of board and care',
            value: 1051491,
            unit: 'days',
            supporting_text: '2024; 2023: 1,035,673',
          },
          {
            label: 'Hours of home care (Spitex)',
            value: 633382,
            unit: 'hours',
            supporting_text: '2024, all communes',
          },
        ],
        source: 'Basel-Stadt Department of Health',
        as_of: 'Year 2024',
      },
      {
        kind: 'additional-information-box',
        title: 'Further information',
        contacts: ['eva-probe'],
        sources: [sources.health, sources.careHomes, sources.population],
        links: [
          { title: 'Department of Health of the Canton of Basel-Stadt (in German)', url: 'https://www.bs.ch/gd' },
        ],
        next_update: 'Summer 2027',
      },
    ],
  },
  bildung: {
    number: '15',
    title: 'Education',
    lead: 'From primary school to university: who learns and studies in the canton, and with what qualification.',
    image: images.bildung,
    hero_statistics: [
      {
        label: 'Students at university and university of applied sciences',
        value: 28234,
        decimals: 0,
        unit: 'students',
        supporting_text: '2025, University of Basel and FHNW together',
        url: '/indikatorenportal/9379',
      },
      {
        label: 'Children at a private school',
        value: 7.8,
        decimals: 1,
        unit: '%',
        supporting_text: '2024, compulsory schooling; 2023: 8.1%',
        url: '/unterthema/schulen',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sub-themes', display: 'list', show_lead: true },
      {
        kind: 'text',
        heading: 'Many qualifications, big differences',
        body: 'On average over the years 2019 to 2023, 50.3% of the foreign population aged 15 and over had a tertiary qualification, that is, from a university or from professional education. At the same time, 27.2% had no qualification beyond compulsory school. Both shares are higher than among Swiss nationals. The values come from a sample.',
      },
      {
        kind: 'additional-information-box',
        title: 'Further information',
        contacts: ['eva-probe'],
        sources: [sources.education, sources.structuralSurvey],
        method_links: [{ title: 'Method sheet of the education statistics (in German)', url: '/statistik/112' }],
        links: [{ title: 'Article on the students in 2025 (in German)', url: '/artikel/studierende-2025' }],
      },
    ],
  },
};
