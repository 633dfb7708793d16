import type { LocalizedInput } from '../../registry';
import { images, shareImages } from './images';

/** The home page in English. */
export const homePage: Readonly<Record<string, LocalizedInput<'home-page'>>> = {
  'home-page': {
    title: '211,094 people live in the Canton of Basel-Stadt.',
    lead: 'As at the end of July 2026. How they live, work and get around: figures, maps and explanations, free for everyone.',
    image: images.home,
    search_placeholder: 'Vacant dwellings, wages, Riehen …',
    slogans: [
      { text: 'People who live alone have 65 square metres on average.', url: '/artikel/wohnflaeche' },
      { text: 'One in four new cars runs on electricity alone.', url: '/artikel/neuwagen-antrieb' },
      { text: '15,040 people lived in the city of Basel in 1774.', url: '/artikel/stadt-seit-1774' },
    ],
    hero_statistics: [
      {
        label: 'Vacancy rate',
        indicator: '5813',
        sparkline: true,
        supporting_text: '1 June 2026; 2025: 0.92%',
        trend_text: 'lower than a year earlier',
      },
      {
        label: 'Unemployment rate',
        indicator: '7510',
        sparkline: true,
        supporting_text: 'July 2026',
      },
      {
        label: 'Overnight stays',
        indicator: '6546',
        sparkline: true,
        supporting_text: '2025; 63% from abroad',
        trend_text: 'higher than a year earlier',
      },
      {
        label: 'Inflation',
        indicator: '7512',
        sparkline: true,
        supporting_text: 'July 2026, year on year; Switzerland: 0.4%',
      },
    ],
    content: [
      { kind: 'theme-list', title: 'Themes', display: 'list', show_counts: true },
      { kind: 'teaser-box', title: 'Newly published', limit: 4 },
      { kind: 'focus-teaser', focus_teaser: 'pendeln-fokus' },
      {
        kind: 'field-link',
        title: 'Frequently asked',
        items: [
          {
            label: 'My district',
            url: '/interaktiv/wohnviertel-vergleich',
            icon: 'map',
            description: 'All 21 areas side by side',
          },
          {
            label: 'Vacant dwellings',
            url: '/unterthema/leerstand',
            icon: 'building',
            description: 'Number, trend, districts',
          },
          { label: 'Rents', url: '/unterthema/mietpreise', icon: 'price', description: 'What dwellings cost' },
          {
            label: 'The population in future',
            url: '/unterthema/szenarien',
            icon: 'people',
            description: 'Three scenarios up to 2050',
          },
        ],
      },
      { kind: 'indicator-set', set: 'monatsindikatoren', display: 'tiles', limit: 6 },
      {
        kind: 'teaser-box',
        title: 'More from the Statistical Office',
        teasers: ['jahrbuch', 'newsletter'],
        columns: 2,
      },
    ],
    info_box: {
      title: 'Can’t find a figure?',
      body: 'Call us or write to us: [+41 61 000 00 07](tel:+41610000007), [gina.schema@example.org](mailto:gina.schema@example.org). We help you search, explain terms and compile data. Simple enquiries are free of charge.',
    },
    seo_title: 'Statistics of the Canton of Basel-Stadt',
    seo_description:
      'Figures on population, housing, work, tourism, transport and the environment in the Canton of Basel-Stadt: indicators, maps, articles and open data.',
    share_image: shareImages.standard,
  },
};
