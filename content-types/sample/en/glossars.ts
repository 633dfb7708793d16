import type { LocalizedInput } from '../../registry';

/** Glossary terms in English. */
export const glossars: Readonly<Record<string, LocalizedInput<'glossars'>>> = {
  arbeitslosenquote: {
    term: 'Unemployment rate',
    short: 'Unemployed people registered with a job centre as a percentage of the labour force.',
    definition:
      'The unemployment rate relates registered unemployed people to the labour force. It counts people without a job who are registered with a regional employment centre (RAV) on the last day of the month and are available immediately, whether or not they receive benefits. It is published by the State Secretariat for Economic Affairs (SECO).\n\nIn July 2026 the rate in Basel-Stadt was 4.6%, and 5.9% among people aged 15–24. Because not everyone without work is registered, the rate based on the international definition is different.\n\n[Unemployment rate](/indikatorenportal/7510)',
    variants: ['unemployment rates', 'registered unemployment', 'registered unemployed'],
    abbreviations: ['RAV'],
    source: 'State Secretariat for Economic Affairs (SECO), Unemployment statistics',
  },
  erwerbslose: {
    term: 'Unemployed (ILO definition)',
    short: 'People without work who looked for a job in the past four weeks and could start soon.',
    definition:
      'According to the International Labour Organization, a person is unemployed if they had no paid work in the week of the survey, actively looked for work in the four weeks before and are available. They do not have to be registered with a job centre.\n\nThe number is estimated from a sample, the Swiss Labour Force Survey. It is suitable for comparing countries. For the canton of Basel-Stadt, figures on the registered unemployed are available sooner and are more precise, because they come from a register.',
    variants: ['unemployed according to the ILO', 'ILO unemployment rate'],
    abbreviations: ['ILO'],
    source: 'Federal Statistical Office (FSO), Swiss Labour Force Survey',
  },
  indikator: {
    term: 'Indicator',
    short: 'A key figure that is compiled regularly with the same method and points to a development.',
    definition:
      'An indicator condenses many pieces of information into one figure that can be compared over time or between areas. It points to something that cannot be measured directly: the vacancy rate, for example, shows how hard it is to find a home in Basel. In 2026 it was 0.78%.\n\nOn this website each indicator has its own page with a chart, a table, a reading aid, explanations, the source and data to download. A single indicator rarely explains causes; that takes further information.\n\n[Indicator portal](/indikatorenportal)',
    synonyms: ['key figure'],
    variants: ['indicators', 'key figures'],
  },
  konsumentenpreisindex: {
    term: 'Consumer price index',
    short: 'Measures how the prices of goods and services for private households change on average.',
    definition:
      'The consumer price index follows the prices of a basket of goods and services: food, rents, transport, leisure and much more. Each group counts for as much as households spend on it on average. Direct taxes and health insurance premiums are not part of it.\n\nBesides the national index there is the Basel index. It applies to households in the canton of Basel-Stadt and is published every month. In July 2026 it stood at 101.1 points (December 2025 = 100). Its change over a year is called inflation.\n\n[Basel index](/indikatorenportal/7513)',
    variants: ['consumer prices', 'Basel index', 'Swiss Consumer Price Index'],
    abbreviations: ['CPI'],
  },
  leerwohnung: {
    term: 'Vacant dwelling',
    short: 'A habitable dwelling that is unoccupied on 1 June and offered for rent or for sale.',
    definition:
      'A dwelling counts as vacant if, on the reference day, it is fit to live in, nobody lives there and it is on the market: for rent for at least three months, or for sale. Whether it is furnished does not matter. Empty single-family houses count as well.\n\nDwellings under renovation, new buildings that are not yet ready and dwellings already let or sold are left out. A dark window therefore does not always mean a vacant dwelling. On 1 June 2026 there were 912 in the canton of Basel-Stadt, compared with 1,079 a year earlier.\n\n[Vacant dwellings](/indikatorenportal/7580)',
    synonyms: ['empty dwelling'],
    variants: ['vacant dwellings', 'empty dwellings', 'vacant flat', 'vacant flats'],
  },
  leerwohnungsquote: {
    term: 'Vacancy rate',
    short: 'Dwellings that are empty and on the market on 1 June as a percentage of all dwellings.',
    definition:
      'The vacancy rate relates vacant dwellings to all dwellings. In the canton of Basel-Stadt it was 0.78% on 1 June 2026, or about 8 in every 1,000 dwellings. A year earlier it was 0.92%.\n\nSince the series began in 2002, the lowest rate was measured in 2014 (0.23%) and the highest in 2005 (1.52%). Within the city, it ranged in 2026 from 0.24% in Wettstein to 2.45% in Vorstädte. In a small district, a few dwellings are enough to change the rate considerably.\n\n[Vacancy rate](/indikatorenportal/5813)',
    synonyms: ['dwelling vacancy rate'],
    variants: ['vacancy rates'],
  },
  logiernacht: {
    term: 'Overnight stay',
    short:
      'One night spent by one guest in a hotel or health establishment; two guests, three nights: six overnight stays.',
    definition:
      'Overnight stays measure how much hotels are used. Every night of every person counts once, children included. Nights spent with friends or in privately let flats are not covered.\n\nIn 2025 Basel-Stadt recorded 1,686,289 overnight stays. Guests from abroad accounted for 1,059,022 of them, or about 63%. What counts is where guests live, not their passport. Figures vary during the year with trade fairs and holidays, so it is best to compare a month with the same month of the previous year.\n\n[Overnight stays per year](/indikatorenportal/6546)',
    variants: ['overnight stays', 'hotel nights', 'bed nights'],
  },
  median: {
    term: 'Median',
    short: 'The value in the middle of a sorted series: one half lies below it, the other half above.',
    definition:
      'To find the median, sort all values and take the one in the middle. If there is an even number of values, the median lies halfway between the two in the middle.\n\nAn example: when the 19 districts of the city of Basel are sorted by population, Breite is in tenth place. The median is therefore 9,437 people (July 2026). The mean is slightly higher at 9,828, because a few large districts pull it up. For rents or wages the difference is usually much bigger; there, the median says more.',
    synonyms: ['median value'],
    variants: ['medians'],
  },
  mittelwert: {
    term: 'Mean',
    short: 'The sum of all values divided by how many there are; also called the average.',
    definition:
      'The mean shares out the total equally. In July 2026, 186,729 people lived in the 19 districts of the city of Basel, or 9,828 per district on average. In reality the numbers range from 2,503 in Altstadt Kleinbasel to 19,811 in St. Johann.\n\nThe example shows the weakness of the mean: it does not say how different the values are, and a few very large values pull it up. Where values are unevenly distributed, we therefore give the median as well.',
    synonyms: ['average'],
    variants: ['averages', 'mean value'],
  },
  pendler: {
    term: 'Commuters',
    short: 'People whose place of work or education is not where they live and who travel back and forth regularly.',
    definition:
      'Inbound commuters come into the canton from outside, outbound commuters leave it. In 2024 about 90,400 people came to Basel-Stadt for work and about 24,700 travelled in the opposite direction. For every person who leaves, almost four come in.\n\nMany of them live in the canton of Basel-Landschaft, while others cross the border from Germany or France every day. People who travel to work within their own commune are not counted here. The figures are partly based on samples and are rounded.\n\n[Commuters](/indikatorenportal/5203)',
    variants: ['commuter', 'inbound commuters', 'outbound commuters'],
  },
  prozentpunkt: {
    term: 'Percentage point',
    short: 'The unit for the difference between two percentages: from 4% to 5% is one percentage point.',
    definition:
      'When a share rises or falls, there are two ways to express the change. The vacancy rate in Basel-Stadt went down from 0.92% (2025) to 0.78% (2026). That is 0.14 percentage points less. Compared with the year before, however, it is a decline of about 15%.\n\nBoth statements are correct, but they answer different questions. Mixing them up quickly turns a small change into a big one. Another example: the share of women in the Grand Council rose from 42% (2020) to 46% (2024), that is, by four percentage points.',
    variants: ['percentage points'],
  },
  'staendige-wohnbevoelkerung': {
    term: 'Permanent resident population',
    short:
      'Population as defined by the Confederation: main residence here and, for foreign nationals, a stay of at least twelve months.',
    definition:
      'The Federal Statistical Office counts Swiss nationals whose main residence is in the commune, and foreign nationals who live or may live in Switzerland for at least twelve months. People in the asylum process are included after twelve months. The figure refers to 31 December and is used to compare cantons.\n\nAt the end of 2023 the permanent resident population of Basel-Stadt was 200,031. The cantonal statistics gave 206,308 because they also include shorter stays. Both figures are correct, but they must not be mixed.\n\n[Permanent resident population in the reference scenario](/indikatorenportal/11899)',
    variants: ['permanent population'],
    abbreviations: ['STATPOP'],
    source: 'Federal Statistical Office (FSO), Population and Households Statistics',
  },
  stichtag: {
    term: 'Reference day',
    short: 'The day for which a figure is valid.',
    definition:
      'Stocks change all the time, so a count needs a fixed point in time. Vacant dwellings are counted on 1 June, the permanent resident population on 31 December, and the registered unemployed on the last day of the month. A dwelling that becomes free on 2 June does not appear in that year’s count.\n\nIt is different for quantities that build up over time, such as the overnight stays of a year or the accidents of a month. They apply to the whole period. On this website the day or the period is given with every figure.',
    synonyms: ['reference date'],
    variants: ['reference days', 'reference dates'],
  },
  szenario: {
    term: 'Scenario',
    short: 'A calculation that shows how the population develops if certain assumptions come true.',
    definition:
      'A scenario is not a forecast but an “if, then” calculation. For the population of Basel-Stadt it needs assumptions about births, life expectancy, arrivals and departures, and housing construction. Because nobody knows these exactly, several scenarios are calculated.\n\nFor the year 2050 they give 256,991 people in the high scenario, 232,648 in the medium and 196,369 in the low one. The gap between high and low shows how uncertain the view ahead is. The scenarios are regularly compared with what really happened and then renewed.\n\n[Population scenarios](/indikatorenportal/6215)',
    variants: ['scenarios', 'population scenario', 'population scenarios', 'reference scenario'],
  },
  teuerung: {
    term: 'Inflation',
    short: 'Rise in consumer prices compared with the same month of the previous year, in per cent.',
    definition:
      'Inflation tells us by how many per cent life has become more expensive on average. It is based on the consumer price index. In July 2026 the Basel index was 0.3% higher than a year earlier; for Switzerland as a whole the figure was 0.4%. Averaged over 2025, inflation in Basel was 0.2%.\n\nZero inflation does not mean that all prices stay the same: some rise and others fall. If the index as a whole goes down, inflation is negative. For a particular household things may look different from the average.\n\n[Inflation](/indikatorenportal/7512)',
    variants: ['inflation rate', 'inflation rates'],
  },
  wanderungssaldo: {
    term: 'Net migration',
    short: 'Arrivals minus departures during a period.',
    definition:
      'Net migration shows whether more people move in than move out. If 14,000 people move to Basel-Stadt in a year and 12,500 leave, net migration is +1,500 in this invented example; the other way round it would be −1,500. Moves within the canton do not count, except when a single district is considered.\n\nTogether with the difference between births and deaths, net migration explains why the population grows or shrinks. A distinction is often made between migration to and from other countries, other cantons and the canton of Basel-Landschaft.\n\n[Net migration](/indikatorenportal/1202)',
    synonyms: ['migration balance'],
    variants: ['balance of migration'],
  },
  wohnbevoelkerung: {
    term: 'Resident population',
    short: 'Everyone entered in the canton’s register of residents, including people on short stays.',
    definition:
      'The cantonal statistics use the register of residents and count the people registered in Basel, Riehen or Bettingen. They are published every month and for every district. In July 2026 the resident population was 211,094.\n\nIt peaked in 1970 at 236,219 and reached its later low in 2001 at 187,459. The federal authorities use the narrower term permanent resident population, which leaves out short stays, so their figure is smaller. Unless stated otherwise, this website uses the cantonal definition.\n\n[Resident population by district](/indikatorenportal/7763)',
    variants: ['number of residents', 'residents', 'inhabitants'],
  },
  wohnviertel: {
    term: 'District',
    short:
      'One of the 19 areas into which the city of Basel is divided for statistics, such as St. Johann or Wettstein.',
    definition:
      'For statistical purposes the city of Basel is divided into 19 districts. Their boundaries stay the same for a long time so that figures can be compared. Together with the communes of Riehen and Bettingen they make up 21 areas. Each district consists of smaller units, and these of blocks.\n\nIn July 2026 St. Johann had the most residents (19,811) and Altstadt Kleinbasel the fewest (2,503). In everyday life, people do not always draw the boundaries where the statistics do.\n\n[Districts compared](/indikatorenset/wohnviertel)',
    variants: ['districts', 'neighbourhood', 'neighbourhoods'],
  },
};
