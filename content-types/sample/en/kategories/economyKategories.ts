import type { LocalizedInput } from '../../../registry';
import { legalBasis } from '../legalBasis';
import { sources } from '../sources';

const license = 'Open use, source must be provided';

/** Statistics about tourism, work and prices. */
export const economyKategories: Readonly<Record<string, LocalizedInput<'kategories'>>> = {
  '105': {
    title: 'Tourism statistics',
    lead: 'The tourism statistics count guests, overnight stays and beds in the hotels of the canton.',
    purpose:
      'They show the industry and policymakers how tourism is developing and which countries the guests come from.',
    method:
      'Complete count among establishments. Every month the hotels report their arrivals and overnight stays by origin of the guests. Missing reports are estimated and replaced later.',
    population:
      'All hotels and health establishments in the canton that are open on at least one day. Private accommodation and booking platforms are not included.',
    spatial_levels: 'Canton',
    quality:
      'Monthly figures are provisional; yearly figures are final from February of the following year. Guests are counted by country of residence, not by citizenship.',
    provider: 'Statistical Office of Basel-Stadt, Federal Statistical Office',
    legal_basis: [legalBasis.cantonalStatisticsAct, legalBasis.federalStatisticsAct],
    breaks: [
      {
        period: '2005',
        text: 'The Confederation resumes the accommodation statistics, suspended in 2004, with a new method.',
      },
      { period: '2016', text: 'A double bed counts as two beds; previously it counted as one.' },
    ],
    sources: [sources.tourism],
    license,
    frequency: 'monthly',
    reference_period: 'Calendar month',
  },
  '106': {
    title: 'Unemployment statistics',
    lead: 'The unemployment statistics count the people who are registered as unemployed with a regional employment centre.',
    purpose:
      'They observe the labour market month by month and are used for comparisons with Switzerland and with other cantons.',
    method:
      'Complete count from the information system of the employment centres. The count is taken on the last working day of the month. The rate divides the number of unemployed people by the labour force, which is taken from the Structural Survey.',
    population:
      'People resident in the canton who are registered, have no job and are available to start one immediately.',
    spatial_levels: 'Canton, commune',
    quality:
      'People who do not register or are no longer entitled to benefits are missing. The rate also depends on the estimated size of the labour force. Seasonal fluctuations are included in the monthly values.',
    provider: 'State Secretariat for Economic Affairs (SECO)',
    legal_basis: [legalBasis.unemploymentInsuranceAct],
    breaks: [
      {
        period: '2010',
        text: 'The size of the labour force comes from the Structural Survey instead of the 2000 population census.',
      },
      {
        period: '2020',
        text: 'The labour force has been estimated anew; rates from this year onwards relate to it.',
      },
    ],
    sources: [sources.unemployment],
    frequency: 'monthly',
    reference_period: 'End of the month',
    notices: [
      {
        when: '2026-01-09',
        text: 'Because of a change in the system, the figures for December 2025 show the situation on 22 December.',
      },
    ],
  },
  '107': {
    title: 'Basel consumer price index',
    lead: 'The Basel index measures how the prices of the goods and services that households in Basel buy are changing.',
    purpose: 'It shows regional inflation and is used to adjust wages, pensions, rents and contracts.',
    method:
      'The index follows the method of the Swiss Consumer Price Index. A large part of the prices comes from the Confederation; regional prices such as rents are collected in Basel. The weights of the basket are renewed every year.',
    population: 'Consumption of private households in the Canton of Basel-Stadt.',
    spatial_levels: 'Canton',
    quality:
      'The index measures pure price changes: if a product becomes better or worse, this is factored out. Health insurance premiums and taxes are not part of the basket. Values are not revised afterwards.',
    provider: 'Statistical Office of Basel-Stadt, Federal Statistical Office',
    legal_basis: [legalBasis.cantonalStatisticsAct, legalBasis.federalStatisticsAct],
    breaks: [
      {
        period: '2025',
        text: 'New base December 2025 = 100; earlier values have been converted and remain comparable.',
      },
    ],
    sources: [sources.consumerPrices],
    license,
    frequency: 'monthly',
    reference_period: 'first half of the month',
    corrections: [
      {
        when: '2026-03-05',
        text: 'The labels gave December 2020 as the base instead of December 2025. The values were correct.',
      },
    ],
  },
};
