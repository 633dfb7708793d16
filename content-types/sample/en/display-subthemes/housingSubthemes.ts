import type { LocalizedInput } from '../../../registry';
import { images, shareImages } from '../images';
import { sources } from '../sources';

/** Sub-themes of the themes construction and housing, and tourism. */
export const housingSubthemes: Readonly<Record<string, LocalizedInput<'display-subthemes'>>> = {
  leerstand: {
    title: 'Vacancy',
    lead: 'How many dwellings are vacant on 1 June, where they are and how large they are.',
    image: images.wohnen,
    content: [
      {
        kind: 'hero-statistics-box',
        title: 'On 1 June 2026',
        items: [
          {
            label: 'Vacancy rate',
            indicator: '5813',
            supporting_text: '2025: 0.92%',
            trend_text: 'lower than a year earlier',
          },
          { label: 'Vacant dwellings', indicator: '7580', supporting_text: '2025: 1,079' },
          {
            label: 'Rate for both Basel cantons',
            value: 0.7,
            decimals: 1,
            unit: '%',
            supporting_text: '1 June 2026; 1,892 vacant dwellings in BS and BL',
          },
        ],
        source: 'Statistical Office of Basel-Stadt, Vacancy survey',
        as_of: '1 June 2026',
      },
      { kind: 'background-article', article: 'leerstand-2026', kicker: 'New' },
      {
        kind: 'text',
        heading: 'Development',
        body: 'In 2005, 1.52% of dwellings were vacant, in 2014 only 0.23%. The market then eased; in 2022 the rate was 1.17%. Since then it has moved between 0.8 and 1.1%.',
      },
      {
        kind: 'indicator',
        indicator: '5813',
        size: 'l',
        show_explanations: true,
        range_from: '2002',
        range_to: '2026',
      },
      { kind: 'indicator', indicator: '7580', size: 'm' },
      {
        kind: 'text',
        heading: 'By district',
        body: 'The share of vacant dwellings is highest in Vorstädte (2.45%) and lowest in Wettstein (0.24%). In 13 of the 21 areas, fewer than one dwelling in a hundred is vacant.',
      },
      { kind: 'indicator', indicator: '5814', size: 'l', start_view: 'chart' },
      {
        kind: 'text',
        heading: 'By number of rooms',
        body: 'Five in six vacant dwellings have three rooms at most. The larger the dwelling, the less often it is vacant: 1.7% of those with one room are, and 0.3% of those with six or more.',
      },
      { kind: 'indicator', indicator: '7577', size: 'm' },
      { kind: 'indicator-set', set: 'leerstand', display: 'tiles', limit: 6 },
      {
        kind: 'glossary',
        title: 'Terms on vacancy',
        terms: ['leerwohnung', 'leerwohnungsquote', 'stichtag'],
        display: 'accordion',
      },
      {
        kind: 'additional-information-box',
        title: 'Data and contact',
        contacts: ['beat-muster'],
        sources: [sources.vacancies],
        method_links: [{ title: 'Method sheet of the vacancy survey', url: '/statistik/103' }],
        links: [{ title: 'Dataset “Vacant dwellings” (in German)', url: 'https://data.bs.ch/' }],
        next_update: 'August 2027',
      },
    ],
    info_box: {
      title: 'In the neighbouring canton as well',
      body: 'The survey covers Basel-Stadt and Basel-Landschaft. In Basel-Landschaft, 980 dwellings were vacant on 1 June 2026.',
      teaser_elements: [
        {
          title: '912 dwellings are vacant',
          text: 'The results for 2026 in brief.',
          url: '/artikel/leerstand-2026',
          kind: 'Article',
          date: '2026-08-21',
          image: images.wohnen,
        },
      ],
    },
    share_image: shareImages.leerstand,
  },
  beherbergung: {
    title: 'Accommodation',
    lead: 'Arrivals, overnight stays and beds in the hotels of the canton.',
    image: images.tourismus,
    content: [
      {
        kind: 'hero-statistics-box',
        items: [
          { label: 'Overnight stays', indicator: '6546', supporting_text: '2025; 2024: 1,553,925', goal: 'none' },
          {
            label: 'by guests from abroad',
            value: 62.8,
            decimals: 1,
            unit: '%',
            supporting_text: '2025; 1,059,022 overnight stays',
            url: '/indikatorenportal/6545',
          },
          { label: 'Hotels', value: 63, supporting_text: '2025; 2024: 64' },
          { label: 'Beds', value: 9493, supporting_text: '2025; 2024: 9,291' },
        ],
        source: 'Statistical Office of Basel-Stadt, Tourism statistics',
        as_of: 'Year 2025',
      },
      { kind: 'indicator', indicator: '6546', size: 'l' },
      { kind: 'indicator', indicator: '7516', size: 'm', show_explanations: true },
      {
        kind: 'text',
        heading: 'Where the guests come from',
        body: [
          'Just over a third of overnight stays are by guests from Switzerland. Among guests from abroad, most come from Germany.',
          '',
          '| Origin | Overnight stays 2016 | Overnight stays 2025 |',
          '| --- | ---: | ---: |',
          '| Switzerland | 406,196 | 627,267 |',
          '| Germany | 167,768 | 224,286 |',
          '| United States | 123,366 | 157,617 |',
          '| United Kingdom | 101,277 | 101,493 |',
          '| France | 52,631 | 58,879 |',
        ].join('\n'),
      },
      { kind: 'background-article', article: 'tourismus-2025' },
      {
        kind: 'text',
        heading: 'Hotels',
        body: 'Of the 63 establishments that were open on at least one day in 2025, 19 had four or five stars, 21 had three and 8 had one or two. The other 15 had no stars.',
      },
      { kind: 'glossary', terms: ['logiernacht'], display: 'list' },
      {
        kind: 'link-button',
        label: 'Dataset on data.bs.ch (in German)',
        url: 'https://data.bs.ch/',
        style: 'text',
        icon: 'external',
      },
      {
        kind: 'additional-information-box',
        contacts: ['daniel-modell'],
        sources: [sources.tourism],
        method_links: [{ title: 'Method sheet of the tourism statistics', url: '/statistik/105' }],
        next_update: 'Every month',
      },
    ],
  },
};
