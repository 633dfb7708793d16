import type { LocalizedInput } from '../../../registry';
import { images, shareImages } from '../images';
import { sources } from '../sources';

/** Environment, energy, housing and transport. */
export const spaceThemes: Readonly<Record<string, LocalizedInput<'display-themes'>>> = {
  'raum-umwelt': {
    number: '02',
    // Long on purpose, as in German: shows whether lists, crumbs and tiles cope with it.
    title:
      'Territory, environment: land use, climate, water, air and waste in the city of Basel and the rural communes',
    title_short: 'Territory, environment',
    lead: 'How the land is used, how warm and how green it is and how much waste is produced.',
    image: images.umwelt,
    hero_statistics: [
      {
        label: 'Municipal waste per person',
        value: 244.7,
        decimals: 1,
        unit: 'kg',
        supporting_text: '2024; 2023: 246.6 kilograms per person',
        trend_text: 'less than a year earlier',
        url: '/indikatorenportal/1502',
      },
      {
        label: 'Utilised agricultural area',
        value: 422.9,
        decimals: 1,
        unit: 'ha',
        supporting_text: '2024, worked by 13 farms',
        url: '/indikatorenportal/4914',
      },
      {
        label: 'Area under tree canopy',
        value: 24.4,
        decimals: 1,
        unit: '%',
        supporting_text: '2024; city of Basel: 17.2%',
        url: '/unterthema/klima',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sub-themes', display: 'tiles', show_lead: true },
      {
        kind: 'text',
        heading: 'Densely built, yet a quarter under trees',
        body: [
          'On each hectare of the canton’s area there are 58.7 people (2025), in the building zones 145.8. No other canton is as crowded.',
          '',
          '- **City of Basel:** 2,280.1 hectares in 19 districts',
          '- **Riehen:** 1,086.0 hectares',
          '- **Bettingen:** 222.7 hectares',
          '',
          'The areas of the districts and communes do not include the Rhine.',
        ].join('\n'),
      },
      {
        kind: 'interactive-element',
        interactive: 'rheintemperatur',
        caption: 'Water temperature of the Rhine in Basel',
        source: 'Basel-Stadt Office for the Environment and Energy',
      },
      {
        kind: 'additional-information-box',
        title: 'Further information',
        contacts: ['felix-vorlage'],
        sources: [sources.environment, sources.landUse, sources.parks],
        method_links: [{ title: 'Method sheet of the Land Use Statistics (in German)', url: '/statistik/111' }],
        links: [
          { title: 'Indicator set “Environment” (in German)', url: '/indikatorenset/umwelt' },
          { title: 'Climate map (in German)', url: '/interaktiv/klimakarte' },
        ],
      },
    ],
    seo_title: 'Territory, environment',
  },
  energie: {
    number: '08',
    title: 'Energy',
    lead: 'How much energy the canton consumes, where it comes from and how much of it is renewable.',
    image: images.umwelt,
    hero_statistics: [
      {
        label: 'Consumption of oil, gas and motor fuels',
        value: 1291,
        decimals: 0,
        unit: 'GWh',
        supporting_text: '2022; 2010: 2,579 GWh',
        trend_text: 'half as much as in 2010',
        url: '/indikatorenportal/1601',
      },
      {
        label: 'Share of renewable energy, excluding mobility',
        value: 50.5,
        decimals: 1,
        unit: '%',
        supporting_text: '2022; 2010: 40.3%',
      },
      {
        label: 'Electricity from photovoltaics',
        value: 39.5,
        decimals: 1,
        unit: 'GWh',
        supporting_text: '2022; 2021: 33.8 GWh',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Less oil and gas',
        body: [
          'From 2010 to 2022 the consumption of fossil energy was halved, from 2,579 to 1,291 gigawatt hours. Its share of final consumption fell from 46.3 to 33.4%.',
          '',
          '| Energy source | 2010, GWh | 2022, GWh |',
          '| --- | ---: | ---: |',
          '| Natural gas | 1,262.5 | 558.4 |',
          '| Heating oil | 503.1 | 175.1 |',
          '| Diesel | 397.7 | 349.6 |',
          '| Petrol | 416.2 | 208.3 |',
          '',
          'For petrol and diesel, part of the decline is due to the fact that consumption has been estimated with a new traffic model since 2020.',
        ].join('\n'),
      },
      { kind: 'sub-theme-list', display: 'list', show_lead: true },
      {
        kind: 'additional-information-box',
        contacts: ['felix-vorlage'],
        sources: [sources.energy],
        next_update: 'The energy statistics are published every two years.',
      },
    ],
  },
  'bau-wohnungswesen': {
    number: '09',
    title: 'Construction, housing',
    lead: 'Buildings, dwellings, vacancy: how many dwellings there are, how large they are and how many are available.',
    image: images.wohnen,
    hero_statistics: [
      {
        label: 'Vacancy rate',
        indicator: '5813',
        supporting_text: '1 June 2026; 2025: 0.92%',
        trend_text: 'lower than a year earlier',
      },
      {
        label: 'Vacant dwellings',
        indicator: '7580',
        supporting_text: '1 June 2026; 2025: 1,079',
        trend_text: '167 fewer than a year earlier',
      },
      {
        label: 'Occupied dwellings',
        value: 103900,
        unit: 'dwellings',
        supporting_text: 'End of 2025; end of 2024: 102,970',
      },
      {
        label: 'Floor space per person',
        value: 41.2,
        decimals: 1,
        unit: 'm²',
        supporting_text: '2025; 2024: 41.5 m²',
        url: '/indikatorenportal/6363',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sub-themes', display: 'tiles', show_lead: true },
      { kind: 'background-article', article: 'leerstand-2026', kicker: 'New' },
      { kind: 'indicator', indicator: '5813', size: 'l', range_from: '2002' },
      {
        kind: 'text',
        heading: 'A city of tenants',
        body: 'At the end of 2025, 73.2% of occupied dwellings were ordinary rented dwellings. In addition there were 11,613 dwellings owned by housing cooperatives. Only 15,361 dwellings, or 14.8%, were occupied by their owners.',
      },
      { kind: 'quiz', quiz: 'quartier', mode: 'link' },
      {
        kind: 'search-product-list',
        title: 'Indicators on housing',
        produkt: 'Indikator',
        sort: 'title',
        limit: 8,
        show_facets: false,
        empty_text: 'There are no indicators here at the moment.',
      },
      {
        kind: 'additional-information-box',
        title: 'Further information',
        contacts: ['beat-muster'],
        sources: [sources.vacancies, sources.dwellings],
        method_links: [
          { title: 'Method sheet of the vacancy survey', url: '/statistik/103' },
          { title: 'Method sheet of the Register of Buildings and Dwellings (in German)', url: '/statistik/104' },
        ],
        next_update: 'August 2027',
      },
    ],
    share_image: shareImages.leerstand,
  },
  verkehr: {
    number: '11',
    title: 'Transport',
    lead: 'How people get around, who commutes, what they drive and how safe the roads are.',
    image: images.verkehr,
    hero_statistics: [
      {
        label: 'Road traffic accidents',
        indicator: '9274',
        supporting_text: '2025; 2024: 535',
        goal: 'lower',
        trend_text: '35 fewer than a year earlier',
      },
      {
        label: 'New electric cars',
        indicator: '12713',
        series: 'elektrisch',
        supporting_text: '2025, out of 2,652 new cars',
      },
      {
        label: 'Inbound commuters',
        indicator: '5203',
        series: 'zupendelnde',
        supporting_text: '2024, rounded; outbound: 24,700',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sub-themes', display: 'tiles' },
      { kind: 'focus-teaser', focus_teaser: 'pendeln-fokus' },
      {
        kind: 'text',
        heading: 'More bicycles, fewer cars',
        body: [
          'Bicycle traffic increased by three quarters from 2010 to 2025 (index 174.8; 2010 = 100, adjusted for the weather). Car traffic in the whole canton decreased by 7.4%. On city roads it rose again in 2025 but remained 8.6% below the level of 2010.',
          '',
          'Source: Basel-Stadt Mobility Office, traffic volume index.',
        ].join('\n'),
      },
      { kind: 'teaser-box', title: 'Latest on transport', limit: 4, columns: 2 },
      {
        kind: 'additional-information-box',
        title: 'Further information',
        contacts: ['daniel-modell'],
        sources: [sources.accidents, sources.vehicles, sources.structuralSurvey],
        method_links: [
          { title: 'Method sheet of the road traffic accident statistics (in German)', url: '/statistik/108' },
          { title: 'Method sheet of the motor vehicle statistics (in German)', url: '/statistik/109' },
          { title: 'Method sheet of the commuting statistics (in German)', url: '/statistik/110' },
        ],
      },
    ],
  },
};
