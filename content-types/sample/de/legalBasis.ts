/** Laws that several statistics rest on. */
import type { InputShape } from '../../definition';
import type { namedLinkPart } from '../../parts/namedLink';

type NamedLink = InputShape<typeof namedLinkPart.fields>;

export const legalBasis = {
  cantonalStatisticsAct: {
    title: 'Gesetz über die öffentliche Statistik (StatG) des Kantons Basel-Stadt vom 21. Mai 2014',
    url: 'https://www.gesetzessammlung.bs.ch/app/de/texts_of_law/453.200',
  },
  cantonalStatisticsOrdinance: {
    title: 'Verordnung über die öffentliche Statistik des Kantons Basel-Stadt vom 12. Mai 2015',
    url: 'https://www.gesetzessammlung.bs.ch/app/de/texts_of_law/453.210',
  },
  federalStatisticsAct: {
    title: 'Bundesstatistikgesetz (BStatG) vom 9. Oktober 1992, SR 431.01',
    url: 'https://www.fedlex.admin.ch/eli/cc/1993/2080_2080_2080/de',
  },
  federalSurveysOrdinance: {
    title: 'Verordnung über die Durchführung von statistischen Erhebungen des Bundes vom 30. Juni 1993, SR 431.012.1',
    url: 'https://www.fedlex.admin.ch/eli/cc/1993/2100_2100_2100/de',
  },
  registerHarmonisationAct: {
    title: 'Registerharmonisierungsgesetz (RHG) vom 23. Juni 2006, SR 431.02',
    url: 'https://www.fedlex.admin.ch/eli/cc/2006/629/de',
  },
  buildingRegisterOrdinance: {
    title: 'Verordnung über das eidgenössische Gebäude- und Wohnungsregister (VGWR) vom 9. Juni 2017, SR 431.841',
    url: 'https://www.fedlex.admin.ch/eli/cc/2017/376/de',
  },
  unemploymentInsuranceAct: {
    title: 'Arbeitslosenversicherungsgesetz (AVIG) vom 25. Juni 1982, SR 837.0',
    url: 'https://www.fedlex.admin.ch/eli/cc/1982/2184_2184_2184/de',
  },
} as const satisfies Readonly<Record<string, NamedLink>>;
