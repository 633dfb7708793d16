import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const tourismus2025: LocalizedInput<'articles'> = {
  title: '1.7 million overnight stays in 2025',
  kicker: 'Tourism',
  lead: 'In 2025, hotels in the Canton of Basel-Stadt recorded a total of 1,686,289 overnight stays, 8.5% more than in the previous year. Just over three in five were by guests from abroad.',
  image: images.abend,
  content: [
    {
      kind: 'hero-statistics-box',
      title: 'The year 2025 in figures',
      items: [
        {
          label: 'Overnight stays',
          indicator: '6546',
          series: 'total',
          period: '2025',
          supporting_text: 'Previous year: 1,553,925',
          trend_text: '8.5% more',
        },
        {
          label: 'by guests from abroad',
          indicator: '6546',
          series: 'ausland',
          period: '2025',
          supporting_text: '62.8% of all overnight stays',
        },
        {
          label: 'by guests from Switzerland',
          indicator: '6546',
          series: 'inland',
          period: '2025',
          supporting_text: '37.2% of all overnight stays',
        },
      ],
      source: 'Statistical Office of Basel-Stadt, Tourism statistics',
      as_of: 'Year 2025',
    },
    {
      kind: 'text',
      heading: 'A third more than the ten-year average',
      body: [
        'An overnight stay is one night spent by one person. Someone who stays for three nights counts once as an arrival and three times as an overnight stay. Counted in this way, there were about 132,000 more overnight stays in 2025 than in 2024.',
        'Compared with the average of the years 2016 to 2025, the increase is 416,037 overnight stays, or 32.8%. That average does, however, include the weak years of the pandemic.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '6546', size: 'l', start_view: 'chart', show_explanations: true },
    {
      kind: 'text',
      heading: 'Most in December, fewest in January',
      body: [
        'The hotel trade follows a clear pattern over the year. In January 2025 there were 89,163 overnight stays, in December almost twice as many with 175,960. Just under two thirds of these, 114,423, were by guests from abroad; this is the highest monthly value for that group.',
        'Among guests from Switzerland the highest value was recorded in July, with 62,050 overnight stays. In July 2026 there were 158,473 overnight stays in total, 5.3% fewer than in July 2025.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '7516', size: 'm', start_view: 'chart' },
    {
      kind: 'text',
      heading: 'Where the guests come from',
      body: [
        'The most important market is Switzerland itself. Its share rose from 33.4% in 2016 to 37.2% in 2025. Among the foreign markets Germany comes first, ahead of the United States and the United Kingdom.',
        [
          '| Origin | Overnight stays 2025 | Share |',
          '| --- | ---: | ---: |',
          '| Switzerland | 627,267 | 37.2% |',
          '| Germany | 224,286 | 13.3% |',
          '| United States | 157,617 | 9.3% |',
          '| United Kingdom | 101,493 | 6.0% |',
          '| France | 58,879 | 3.5% |',
          '| Italy | 51,864 | 3.1% |',
          '| Spain | 45,631 | 2.7% |',
          '| Netherlands | 43,391 | 2.6% |',
          '| India | 20,206 | 1.2% |',
          '| People’s Republic of China | 18,868 | 1.1% |',
          '| Other countries | 336,787 | 20.0% |',
        ].join('\n'),
      ].join('\n\n'),
    },
    {
      kind: 'simple-hero-statistics-box',
      item: { label: 'Available beds', value: 9493, decimals: 0, supporting_text: 'in 63 hotels, year 2025' },
      text: 'Supply grew by 202 beds, even though one establishment fewer was open than in 2024.',
      source: 'Statistical Office of Basel-Stadt, Tourism statistics',
      as_of: 'Year 2025',
    },
    {
      kind: 'text',
      heading: 'A changing supply',
      body: [
        'The number of hotels has hardly changed in ten years: 64 establishments were open in 2016, 63 in 2025. But the mix is a different one. The number of three-star hotels went down from 26 to 21, while the number of unclassified establishments rose from 10 to 15.',
        'The number of beds has grown markedly. In 2016, 7,543 were available; in 2025 it was 9,493, a quarter more. Since 2016 every double bed has counted as two beds; in the survey of 1935 there were 2,225 beds in 42 establishments.',
      ].join('\n\n'),
    },
    {
      kind: 'expand-section',
      summary: 'Who is counted in the tourism statistics',
      body: 'Nights spent in hotels are covered. Private accommodation and visits to friends are not, nor are day visitors. Origin is determined by where guests live and not by their citizenship. Details can be found in the method sheet of the [tourism statistics](/statistik/105).',
    },
    { kind: 'search-button', label: 'Search all content on overnight stays', query: 'overnight stays' },
    {
      kind: 'additional-information-box',
      title: 'Further information',
      downloads: [{ title: 'Overnight stays as open data', url: 'https://data.bs.ch/', date: '2026-08-19' }],
      links: [
        { title: 'Theme Tourism', url: '/thema/tourismus' },
        { title: 'Sub-theme Accommodation', url: '/unterthema/beherbergung' },
      ],
      contacts: ['daniel-modell'],
      method_links: [{ title: 'Method sheet of the tourism statistics', url: '/statistik/105' }],
      next_update: 'Monthly; yearly result for 2026 in February 2027',
    },
  ],
  sources: [
    {
      name: 'Statistical Office of Basel-Stadt, Tourism statistics',
      url: 'https://statistik.bs.ch/indikatorenportal/6546',
    },
    {
      name: 'Statistical Office of Basel-Stadt, Hotels and beds',
      url: 'https://statistik.bs.ch/indikatorenportal/6541',
    },
  ],
  next_update_text: 'February 2027',
  frequency: 'yearly, some series monthly',
  reference_period: 'Year 2025',
  notices: [
    {
      when: '2026-08-19',
      text: 'The monthly values for 2026 are provisional; they become final when the yearly result is published.',
    },
  ],
};
