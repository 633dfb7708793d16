/** Laws that several statistics rest on; cantonal law exists in German only. */
import type { InputShape } from '../../definition';
import type { namedLinkPart } from '../../parts/namedLink';

type NamedLink = InputShape<typeof namedLinkPart.fields>;

export const legalBasis = {
  cantonalStatisticsAct: {
    title: 'Legge del 21 maggio 2014 sulla statistica pubblica del Cantone di Basilea Città (StatG, in tedesco)',
    url: 'https://www.gesetzessammlung.bs.ch/app/de/texts_of_law/453.200',
  },
  cantonalStatisticsOrdinance: {
    title: 'Ordinanza del 12 maggio 2015 sulla statistica pubblica del Cantone di Basilea Città (in tedesco)',
    url: 'https://www.gesetzessammlung.bs.ch/app/de/texts_of_law/453.210',
  },
  federalStatisticsAct: {
    title: 'Legge del 9 ottobre 1992 sulla statistica federale (LStat), RS 431.01',
    url: 'https://www.fedlex.admin.ch/eli/cc/1993/2080_2080_2080/it',
  },
  federalSurveysOrdinance: {
    title: 'Ordinanza del 30 giugno 1993 sull’esecuzione di rilevazioni statistiche federali, RS 431.012.1',
    url: 'https://www.fedlex.admin.ch/eli/cc/1993/2100_2100_2100/it',
  },
  registerHarmonisationAct: {
    title: 'Legge del 23 giugno 2006 sull’armonizzazione dei registri (LArRa), RS 431.02',
    url: 'https://www.fedlex.admin.ch/eli/cc/2006/629/it',
  },
  unemploymentInsuranceAct: {
    title: 'Legge del 25 giugno 1982 sull’assicurazione contro la disoccupazione (LADI), RS 837.0',
    url: 'https://www.fedlex.admin.ch/eli/cc/1982/2184_2184_2184/it',
  },
} as const satisfies Readonly<Record<string, NamedLink>>;
