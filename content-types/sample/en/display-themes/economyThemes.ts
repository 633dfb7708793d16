import type { LocalizedInput } from '../../../registry';
import { images, shareImages } from '../images';
import { sources } from '../sources';

/** Work, prices and tourism. */
export const economyThemes: Readonly<Record<string, LocalizedInput<'display-themes'>>> = {
  'arbeit-erwerb': {
    number: '03',
    title: 'Work, income',
    lead: 'Who is in work, who is looking for work and in which industries the jobs are.',
    image: images.arbeit,
    hero_statistics: [
      {
        label: 'Unemployment rate',
        indicator: '7510',
        supporting_text: 'July 2026; 4,760 people are registered with the regional employment centre',
      },
      {
        label: 'Unemployment rate, ages 15–24',
        value: 4.5,
        decimals: 1,
        unit: '%',
        supporting_text: 'Average for 2025; all ages: 4.3%',
        url: '/indikatorenportal/8980',
      },
      {
        label: 'Long-term unemployed',
        value: 941,
        unit: 'people',
        supporting_text: 'July 2026; registered for more than a year',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sub-themes', display: 'tiles', show_lead: true },
      { kind: 'indicator', indicator: '7510', size: 'l', range_from: '2020-01' },
      {
        kind: 'text',
        heading: 'A labour market across borders',
        body: [
          'The canton has almost as many jobs as residents: in 2023 there were 199,745 employees. Many of them live elsewhere, in other parts of north-western Switzerland, in southern Baden or in Alsace.',
          '',
          'That is why figures by **place of work** (employees) and by **place of residence** (labour force, unemployed) do not say the same thing. Each indicator states which one applies.',
        ].join('\n'),
      },
      { kind: 'background-article', article: 'pendeln', kicker: 'Article' },
      { kind: 'focus-teaser', focus_teaser: 'glossar-fokus' },
      {
        kind: 'additional-information-box',
        title: 'Further information',
        contacts: ['carla-exempel'],
        sources: [sources.unemployment, sources.companies, sources.structuralSurvey],
        method_links: [{ title: 'Method sheet of the unemployment statistics', url: '/statistik/106' }],
        links: [{ title: 'Unemployment figures of the Confederation', url: 'https://www.amstat.ch/' }],
        next_update: 'Monthly, at the beginning of the following month',
      },
    ],
  },
  preise: {
    number: '05',
    title: 'Prices',
    lead: 'What life in Basel costs: consumer prices and rents.',
    image: images.home,
    hero_statistics: [
      {
        label: 'Inflation, year on year',
        indicator: '7512',
        supporting_text: 'July 2026; Switzerland: 0.4%',
        trend_text: 'Average for 2025: 0.2%',
      },
      {
        label: 'Basel consumer price index',
        value: 101.1,
        decimals: 1,
        unit: 'points',
        supporting_text: 'July 2026; December 2025 = 100',
        url: '/indikatorenportal/7513',
      },
      {
        label: 'Monthly rent of a 3-room dwelling',
        value: 1353,
        unit: 'francs',
        supporting_text: 'May 2026; May 2025: 1,330 francs',
        url: '/unterthema/mietpreise',
      },
    ],
    content: [
      { kind: 'indicator', indicator: '7512', size: 'l' },
      {
        kind: 'text',
        heading: 'One figure for a thousand prices',
        body: 'Inflation measures how the prices of all goods and services change on average. For an individual household it may be higher or lower: people who drive a lot feel the price of petrol more strongly, people who have just moved feel the rents.',
      },
      {
        kind: 'sub-theme-list',
        title: 'Sub-themes',
        display: 'list',
        show_counts: false,
        show_lead: true,
      },
      {
        kind: 'additional-information-box',
        contacts: ['carla-exempel'],
        sources: [sources.consumerPrices, sources.rents],
        method_links: [
          { title: 'Method sheet of the Basel index', url: '/statistik/107' },
          { title: 'Method sheet of the rent survey (in German)', url: '/statistik/113' },
        ],
      },
    ],
  },
  tourismus: {
    number: '10',
    title: 'Tourism',
    lead: 'Guests, overnight stays and beds: how many people stay in Basel’s hotels and where they come from.',
    image: images.tourismus,
    hero_statistics: [
      {
        label: 'Overnight stays in hotels',
        indicator: '6546',
        supporting_text: '2025; 2024: 1,553,925',
        trend_text: 'more than a year earlier',
      },
      { label: 'Overnight stays last month', indicator: '7516', supporting_text: 'July 2026' },
      {
        label: 'Hotel beds',
        value: 9493,
        unit: 'beds',
        supporting_text: '2025 in 63 establishments; 2024: 9,291',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Trade fairs, museums, Fasnacht',
        body: 'Basel welcomes both business travellers and holidaymakers. In 2025, guests from abroad accounted for 62.8% of overnight stays: 1,059,022 out of 1,686,289. The busiest month was December with 175,960 overnight stays, the quietest January with 89,163.',
      },
      { kind: 'indicator', indicator: '7516', size: 'l', show_explanations: true },
      { kind: 'background-article', article: 'tourismus-2025' },
      { kind: 'sub-theme-list', display: 'list', show_lead: true },
      { kind: 'teaser-box', title: 'Latest on tourism', limit: 3, columns: 3 },
      {
        kind: 'additional-information-box',
        title: 'Further information',
        contacts: ['daniel-modell'],
        sources: [sources.tourism],
        method_links: [{ title: 'Method sheet of the tourism statistics', url: '/statistik/105' }],
        links: [{ title: 'Dataset “Overnight stays” on the data portal (in German)', url: 'https://data.bs.ch/' }],
        next_update: 'Monthly',
      },
    ],
    share_image: shareImages.standard,
  },
};
