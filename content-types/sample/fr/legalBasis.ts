/** Laws that several statistics rest on; the canton publishes its own in German only. */
import type { InputShape } from '../../definition';
import type { namedLinkPart } from '../../parts/namedLink';

type NamedLink = InputShape<typeof namedLinkPart.fields>;

export const legalBasis = {
  cantonalStatisticsAct: {
    title: 'Loi du canton de Bâle-Ville sur la statistique publique (StatG) du 21 mai 2014 (en allemand)',
    url: 'https://www.gesetzessammlung.bs.ch/app/de/texts_of_law/453.200',
  },
  cantonalStatisticsOrdinance: {
    title: 'Ordonnance du canton de Bâle-Ville sur la statistique publique du 12 mai 2015 (en allemand)',
    url: 'https://www.gesetzessammlung.bs.ch/app/de/texts_of_law/453.210',
  },
  federalStatisticsAct: {
    title: 'Loi sur la statistique fédérale (LSF) du 9 octobre 1992, RS 431.01',
    url: 'https://www.fedlex.admin.ch/eli/cc/1993/2080_2080_2080/fr',
  },
  federalSurveysOrdinance: {
    title: 'Ordonnance concernant l’exécution des relevés statistiques fédéraux du 30 juin 1993, RS 431.012.1',
    url: 'https://www.fedlex.admin.ch/eli/cc/1993/2100_2100_2100/fr',
  },
  registerHarmonisationAct: {
    title: 'Loi sur l’harmonisation de registres (LHR) du 23 juin 2006, RS 431.02',
    url: 'https://www.fedlex.admin.ch/eli/cc/2006/629/fr',
  },
  unemploymentInsuranceAct: {
    title: 'Loi sur l’assurance-chômage (LACI) du 25 juin 1982, RS 837.0',
    url: 'https://www.fedlex.admin.ch/eli/cc/1982/2184_2184_2184/fr',
  },
} as const satisfies Readonly<Record<string, NamedLink>>;
