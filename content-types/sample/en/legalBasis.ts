/** Laws that several statistics rest on. */
import type { InputShape } from '../../definition';
import type { namedLinkPart } from '../../parts/namedLink';

type NamedLink = InputShape<typeof namedLinkPart.fields>;

/** Most of these texts exist in the official languages only; the title says where the link leads. */
export const legalBasis = {
  cantonalStatisticsAct: {
    title: 'Public Statistics Act of the Canton of Basel-Stadt (StatG) of 21 May 2014 (in German)',
    url: 'https://www.gesetzessammlung.bs.ch/app/de/texts_of_law/453.200',
  },
  cantonalStatisticsOrdinance: {
    title: 'Public Statistics Ordinance of the Canton of Basel-Stadt of 12 May 2015 (in German)',
    url: 'https://www.gesetzessammlung.bs.ch/app/de/texts_of_law/453.210',
  },
  federalStatisticsAct: {
    title: 'Federal Statistics Act (FStatA) of 9 October 1992, SR 431.01',
    url: 'https://www.fedlex.admin.ch/eli/cc/1993/2080_2080_2080/en',
  },
  federalSurveysOrdinance: {
    title: 'Ordinance on the Conduct of Federal Statistical Surveys of 30 June 1993, SR 431.012.1 (in German)',
    url: 'https://www.fedlex.admin.ch/eli/cc/1993/2100_2100_2100/de',
  },
  registerHarmonisationAct: {
    title: 'Register Harmonisation Act (RHA) of 23 June 2006, SR 431.02 (in German)',
    url: 'https://www.fedlex.admin.ch/eli/cc/2006/629/de',
  },
  unemploymentInsuranceAct: {
    title: 'Unemployment Insurance Act (AVIG) of 25 June 1982, SR 837.0 (in German)',
    url: 'https://www.fedlex.admin.ch/eli/cc/1982/2184_2184_2184/de',
  },
} as const satisfies Readonly<Record<string, NamedLink>>;
