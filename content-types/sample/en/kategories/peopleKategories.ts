import type { LocalizedInput } from '../../../registry';
import { legalBasis } from '../legalBasis';
import { sources } from '../sources';

const license = 'Open use, source must be provided';

/** Statistics about residents and dwellings. */
export const peopleKategories: Readonly<Record<string, LocalizedInput<'kategories'>>> = {
  '101': {
    title: 'Population statistics',
    lead: 'The population statistics count how many people live in the canton, who is born and who dies, who moves in and who leaves.',
    purpose:
      'The figures serve public authorities, politics, business and research. They are the basis for scenarios, for the planning of schools and for many key figures that relate to the number of people.',
    method:
      'Complete count from registers. Every month the canton’s register of residents is evaluated; no separate surveys are needed. The number at the end of a month results from the number at the beginning, births, deaths, arrivals, departures and moves within the canton. Late notifications are counted in the month in which they come in.',
    population: 'Everyone registered in the canton, whatever their citizenship and residence permit.',
    spatial_levels: 'Canton, commune, district, sub-district',
    quality:
      'The register is almost complete. The place may be inaccurate if someone is late in registering or deregistering. The figures differ from the permanent resident population of the Confederation, which is defined differently. Characteristics are not shown for fewer than four people.',
    provider: 'Statistical Office of Basel-Stadt',
    legal_basis: [
      legalBasis.cantonalStatisticsAct,
      legalBasis.cantonalStatisticsOrdinance,
      legalBasis.registerHarmonisationAct,
    ],
    breaks: [
      { period: '1850', text: 'Federal population censuses replace the cantonal counts.' },
      { period: '1908', text: 'Kleinhüningen becomes part of the city of Basel.' },
      { period: '2012', text: 'The figures come directly from the canton’s register of residents.' },
    ],
    sources: [sources.population],
    license,
    frequency: 'monthly',
    next_update_text: 'in the following month',
    reference_period: 'last day of the month',
    notices: [
      {
        when: '2026-02-20',
        text: 'The yearly figures for 2025 are final.',
      },
    ],
    content: [
      {
        kind: 'expand-section',
        summary: 'How the method sheet is structured',
        body: 'Every method sheet answers the same questions: what is measured, what for, among whom, how, how often and how accurately? Breaks in the series and corrections are always included.',
      },
    ],
  },
  '103': {
    title: 'Vacancy survey',
    lead: 'Every year the vacancy survey counts the dwellings that are vacant and on the market on 1 June.',
    purpose:
      'It shows how tight the housing market is and provides the Confederation with the data for the Census of Vacant Dwellings.',
    method:
      'Complete count on the reference day, 1 June. Owners and property managers report their vacant dwellings. In addition, advertisements are evaluated and unclear cases are followed up. The rate divides the number of vacant dwellings by the stock of all dwellings at the end of the previous year.',
    population:
      'All dwellings fit to live in that are vacant on 1 June and are offered for rent for at least three months or for sale.',
    spatial_levels: 'Canton, commune, district; Canton of Basel-Landschaft',
    quality:
      'Dwellings that are vacant because of renovation or demolition are not counted, nor are those that have been let but not yet moved into. In small areas, a single new building can change the rate considerably.',
    provider: 'Statistical Office of Basel-Stadt',
    legal_basis: [legalBasis.cantonalStatisticsAct, legalBasis.federalSurveysOrdinance],
    sources: [sources.vacancies],
    license,
    frequency: 'yearly',
    reference_period: 'Reference day 1 June',
    next_update_text: 'August 2027',
    corrections: [
      {
        when: '2026-08-27',
        text: 'In the first version of the table by district, the values for Rosental and Wettstein were swapped. The correct values are 1.01% for Rosental and 0.24% for Wettstein. The value for the canton was correct.',
      },
    ],
    content: [{ kind: 'indicator', indicator: '5813', size: 'm' }],
  },
};
