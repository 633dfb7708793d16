import type { LocalizedInput } from '../../../registry';
import { images, shareImages } from '../images';

export const leerstand2026: LocalizedInput<'articles'> = {
  title: 'Vacancy rate falls to 0.78 per cent',
  kicker: 'Housing',
  lead: 'On 1 June 2026, 912 dwellings were vacant in the Canton of Basel-Stadt, 167 fewer than a year earlier. The vacancy rate thus fell from 0.92% to 0.78%.',
  image: { ...images.wohnen, focal_x: 0.5, focal_y: 0.4 },
  hero_statistics: [
    {
      label: 'Vacancy rate',
      indicator: '5813',
      supporting_text: '1 June 2026; a year earlier: 0.92%',
      trend_text: '0.14 percentage points lower',
    },
    {
      label: 'Vacant dwellings',
      indicator: '7580',
      supporting_text: '1 June 2026; a year earlier: 1,079',
      trend_text: '167 dwellings fewer',
    },
    {
      label: 'Highest rate, in the Vorstädte district',
      value: 2.45,
      decimals: 2,
      unit: '%',
      supporting_text: '1 June 2026; lowest rate: Wettstein with 0.24%',
      url: '/indikatorenportal/5814',
    },
  ],
  content: [
    {
      kind: 'text',
      heading: 'Fewer vacant dwellings than a year ago',
      body: [
        'On the reference day, 1 June, the yearly vacancy survey counts all dwellings that are offered for rent or for sale and could be moved into at once. In 2026 there were 912. That is 15.5% fewer than the 1,079 dwellings of the previous year.',
        'The vacancy rate measures the share of vacant dwellings in the total housing stock. It is now 0.78%, almost the same as in 2024 (0.77%). The increase in 2025 was therefore only temporary.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '5813', size: 'l', start_view: 'chart', show_explanations: true },
    {
      kind: 'text',
      heading: 'A look back over twenty years',
      body: [
        'The housing market in the canton moves in long waves. In 2005 the rate was 1.52%; by 2014 it had fallen to 0.23%. Supply then increased again, reaching its latest peak in 2022 at 1.17%. Since then, fewer dwellings have been vacant.',
        'The number of vacant dwellings shows the same movement. In 2017 the survey counted 546; in 2022 it was 1,328, more than twice as many. The indicator [Vacant dwellings](/indikatorenportal/7580) gives the whole time series.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '7580', size: 'm', start_view: 'chart', show_downloads: false },
    {
      kind: 'info-box',
      title: 'What counts as vacant',
      variant: 'definition',
      body: 'A vacant dwelling is unoccupied on the reference day, is fit to live in and is offered for rent for at least three months or for sale. Dwellings that are being renovated or have already been let or sold are not included.',
    },
    {
      kind: 'text',
      heading: 'Small dwellings are vacant more often',
      body: [
        'Of the 912 vacant dwellings, 763 had no more than three rooms; that is 83.7%. The rate is highest for one-room dwellings. For families, on the other hand, there is little to choose from: dwellings with five or more rooms made up only 49 of the vacant dwellings.',
        [
          '| Number of rooms | Vacant dwellings | Share of vacancies | Vacancy rate |',
          '| --- | ---: | ---: | ---: |',
          '| 1 room | 224 | 24.6% | 1.7% |',
          '| 2 rooms | 274 | 30.0% | 1.0% |',
          '| 3 rooms | 265 | 29.1% | 0.6% |',
          '| 4 rooms | 100 | 11.0% | 0.5% |',
          '| 5 rooms | 29 | 3.2% | 0.4% |',
          '| 6 rooms and more | 20 | 2.2% | 0.3% |',
        ].join('\n'),
        'The shares are rounded and therefore do not add up to exactly 100%.',
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'Big differences between districts',
      body: [
        'The rate is highest in Vorstädte at 2.45%, followed by Altstadt Grossbasel (1.52%) and Altstadt Kleinbasel (1.18%). At the other end are Wettstein (0.24%) and Bachletten (0.32%). In Riehen the rate is 0.84%, in Bettingen 0.53%.',
        'Compared with 2016, there has been an increase almost everywhere. Only in Hirzbrunnen and in Bettingen is the rate lower today than ten years ago. In small districts, however, a single new building is enough to change the rate noticeably.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '5814', size: 'full', start_view: 'chart' },
    {
      kind: 'expand-section',
      summary: 'How the vacancy survey is carried out',
      body: [
        'The survey is a complete count. Property managers, housing cooperatives and owners report their vacant dwellings. The reports are checked against the Register of Buildings and Dwellings, which also provides the housing stock.',
        '- **Reference day:** 1 June\n- **Area:** canton, communes and districts\n- **Publication:** in August',
        'The method sheet of the [vacancy survey](/statistik/103) describes the procedure in detail.',
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'Both Basel cantons together',
      body: 'Vacancy fell in the neighbouring canton as well: 980 dwellings were vacant in Basel-Landschaft, down from 1,196 in 2025. For the two cantons together this makes 1,892 vacant dwellings and a rate of 0.70%.',
    },
    { kind: 'indicator-set', set: 'leerstand', display: 'tiles', limit: 6 },
    { kind: 'quiz', quiz: 'quartier', mode: 'inline', questions_limit: 3 },
  ],
  sources: [
    {
      name: 'Statistical Office of Basel-Stadt, Vacancy survey',
      url: 'https://statistik.bs.ch/indikatorenportal/5813',
    },
    {
      name: 'Statistical Office of Basel-Stadt, Vacancy survey by district',
      url: 'https://statistik.bs.ch/indikatorenportal/5814',
    },
  ],
  next_update_text: 'August 2027',
  frequency: 'yearly',
  reference_period: 'Reference day 1 June 2026',
  seo_title: 'Vacancy in 2026: 0.78 per cent of dwellings in Basel-Stadt are vacant',
  seo_description:
    'On 1 June 2026, 912 dwellings were vacant in Basel-Stadt. The figures by number of rooms, district and year.',
  share_image: shareImages.leerstand,
};
