import type { LocalizedInput } from '../../registry';
import { legalBasis } from './legalBasis';
import { license, sources } from './sources';

/** The method sheets that exist in French. */
export const kategories: Readonly<Record<string, LocalizedInput<'kategories'>>> = {
  '101': {
    title: 'Statistique de la population',
    lead: 'La statistique de la population compte les personnes qui habitent dans le canton, les naissances et les décès, les arrivées et les départs.',
    purpose:
      'Les chiffres servent aux autorités, aux milieux politiques, à l’économie et à la recherche. Ils sont à la base des scénarios, de la planification scolaire et de nombreux indicateurs calculés par habitant.',
    method:
      'Relevé exhaustif fondé sur des registres. Le registre cantonal des habitants est exploité chaque mois ; aucune enquête n’est nécessaire. L’effectif à la fin d’un mois résulte de l’effectif au début, des naissances, des décès, des arrivées, des départs et des déménagements. Les annonces tardives sont comptées dans le mois où elles parviennent au registre.',
    population:
      'Toutes les personnes annoncées dans le canton, quelles que soient leur nationalité et leur autorisation de séjour.',
    spatial_levels: 'Canton, commune, quartier, district statistique',
    quality:
      'Le registre est presque complet. Le lieu peut être imprécis lorsqu’une personne annonce tardivement son arrivée ou son départ. Les chiffres diffèrent de la population résidante permanente de la Confédération, dont la définition est autre. Les caractéristiques qui concernent moins de quatre personnes ne sont pas publiées.',
    provider: 'Office de statistique de Bâle-Ville',
    legal_basis: [
      legalBasis.cantonalStatisticsAct,
      legalBasis.cantonalStatisticsOrdinance,
      legalBasis.registerHarmonisationAct,
    ],
    breaks: [
      { period: '1850', text: 'Les recensements fédéraux remplacent les dénombrements cantonaux.' },
      { period: '1908', text: 'Kleinhüningen est rattaché à la ville de Bâle.' },
      { period: '2012', text: 'Les chiffres proviennent directement du registre cantonal des habitants.' },
    ],
    sources: [sources.population],
    license,
    frequency: 'mensuelle',
    next_update_text: 'le mois suivant',
    reference_period: 'dernier jour du mois',
    notices: [
      {
        when: '2026-02-20',
        text: 'Les chiffres annuels de 2025 sont définitifs.',
      },
    ],
    content: [
      {
        kind: 'expand-section',
        summary: 'Comment lire une fiche méthodologique',
        body: 'Chaque fiche répond aux mêmes questions : que mesure-t-on, dans quel but, auprès de qui, comment, à quel rythme et avec quelle précision ? Les ruptures de série et les corrections y figurent toujours.',
      },
    ],
  },
  '103': {
    title: 'Relevé des logements vacants',
    lead: 'Le relevé compte chaque année les logements qui sont vacants le 1er juin et proposés sur le marché.',
    purpose:
      'Il montre à quel point le marché du logement est tendu et fournit à la Confédération les données pour le dénombrement des logements vacants.',
    method:
      'Relevé exhaustif au jour de référence du 1er juin. Les propriétaires et les gérances annoncent leurs logements vacants. Les annonces immobilières sont en outre dépouillées et les cas douteux vérifiés. Le taux rapporte le nombre de logements vacants au nombre total de logements à la fin de l’année précédente.',
    population:
      'Tous les logements habitables qui sont inoccupés le 1er juin et proposés à la vente ou à la location pour trois mois au moins.',
    spatial_levels: 'Canton, commune, quartier ; canton de Bâle-Campagne',
    quality:
      'Ne sont pas comptés les logements vides en raison d’une transformation ou d’une démolition, ni ceux qui sont déjà loués mais pas encore occupés. Dans un petit territoire, un seul nouvel immeuble peut modifier fortement le taux.',
    provider: 'Office de statistique de Bâle-Ville',
    legal_basis: [legalBasis.cantonalStatisticsAct, legalBasis.federalSurveysOrdinance],
    sources: [sources.vacancies],
    license,
    frequency: 'annuelle',
    reference_period: 'Jour de référence : 1er juin',
    next_update_text: 'Août 2027',
    corrections: [
      {
        when: '2026-08-27',
        text: 'Dans la première version du tableau par quartier, les valeurs de Rosental et de Wettstein étaient interverties. Les valeurs justes sont de 1,01 % pour Rosental et de 0,24 % pour Wettstein. La valeur du canton était correcte.',
      },
    ],
    content: [{ kind: 'indicator', indicator: '5813', size: 'm' }],
  },
  '105': {
    title: 'Statistique du tourisme',
    lead: 'La statistique du tourisme compte les hôtes, les nuitées et les lits dans les hôtels du canton.',
    purpose:
      'Elle montre à la branche et aux autorités comment évolue le tourisme et de quels pays viennent les hôtes.',
    method:
      'Relevé exhaustif auprès des établissements. Les hôtels annoncent chaque mois leurs arrivées et leurs nuitées selon la provenance des hôtes. Les annonces manquantes sont estimées, puis remplacées.',
    population:
      'Tous les hôtels et établissements de cure du canton qui sont ouverts au moins un jour. Les hébergements privés et les plateformes de réservation n’en font pas partie.',
    spatial_levels: 'Canton',
    quality:
      'Les chiffres mensuels sont provisoires, les chiffres annuels définitifs dès février de l’année suivante. Le critère est le domicile de l’hôte, non sa nationalité.',
    provider: 'Office de statistique de Bâle-Ville, Office fédéral de la statistique',
    legal_basis: [legalBasis.cantonalStatisticsAct, legalBasis.federalStatisticsAct],
    breaks: [
      {
        period: '2005',
        text: 'La Confédération reprend la statistique de l’hébergement, suspendue en 2004, avec une nouvelle méthode.',
      },
      { period: '2016', text: 'Un lit double compte pour deux lits, auparavant pour un seul.' },
    ],
    sources: [sources.tourism],
    license,
    frequency: 'mensuelle',
    reference_period: 'Mois civil',
  },
  '106': {
    title: 'Statistique du chômage',
    lead: 'La statistique du chômage compte les personnes inscrites au chômage auprès d’un office régional de placement.',
    purpose:
      'Elle suit le marché du travail mois après mois et permet les comparaisons avec la Suisse et avec d’autres cantons.',
    method:
      'Relevé exhaustif fondé sur le système d’information en matière de placement. Le comptage se fait le dernier jour ouvrable du mois. Le taux rapporte le nombre de personnes au chômage au nombre de personnes actives, tiré du relevé structurel.',
    population:
      'Personnes domiciliées dans le canton qui sont inscrites, sans emploi et immédiatement disponibles pour un placement.',
    spatial_levels: 'Canton, commune',
    quality:
      'Qui ne s’inscrit pas, par exemple après avoir épuisé son droit aux indemnités, n’y figure pas. Le taux dépend aussi du nombre estimé de personnes actives. Les valeurs mensuelles contiennent les variations saisonnières.',
    provider: 'Secrétariat d’État à l’économie (SECO)',
    legal_basis: [legalBasis.unemploymentInsuranceAct],
    breaks: [
      {
        period: '2010',
        text: 'Le nombre de personnes actives provient du relevé structurel au lieu du recensement de 2000.',
      },
      {
        period: '2020',
        text: 'Le nombre de personnes actives a été réestimé ; les taux s’y rapportent à partir de cette année.',
      },
    ],
    sources: [sources.unemployment],
    frequency: 'mensuelle',
    reference_period: 'Fin du mois',
    notices: [
      {
        when: '2026-01-09',
        text: 'En raison d’un changement de système, les chiffres de décembre 2025 reflètent la situation au 22 décembre.',
      },
    ],
  },
  '107': {
    title: 'Indice bâlois des prix à la consommation',
    lead: 'L’indice bâlois mesure comment évoluent les prix des biens et des services que les ménages achètent à Bâle.',
    purpose:
      'Il montre le renchérissement régional et sert à adapter les salaires, les rentes, les loyers et les contrats.',
    method:
      'L’indice suit la méthode de l’indice suisse. Une grande partie des prix vient de la Confédération ; les prix régionaux, comme les loyers, sont relevés à Bâle. La pondération du panier-type est renouvelée chaque année.',
    population: 'Consommation des ménages privés dans le canton de Bâle-Ville.',
    spatial_levels: 'Canton',
    quality:
      'L’indice mesure les seules variations de prix ; si la qualité d’un produit change, cet effet est éliminé. Les primes d’assurance-maladie et les impôts ne font pas partie du panier-type. Les valeurs ne sont pas révisées après coup.',
    provider: 'Office de statistique de Bâle-Ville, Office fédéral de la statistique',
    legal_basis: [legalBasis.cantonalStatisticsAct, legalBasis.federalStatisticsAct],
    breaks: [
      {
        period: '2025',
        text: 'Nouvelle base décembre 2025 = 100 ; les valeurs antérieures sont converties et restent comparables.',
      },
    ],
    sources: [sources.consumerPrices],
    license,
    frequency: 'mensuelle',
    reference_period: 'première moitié du mois',
    corrections: [
      {
        when: '2026-03-05',
        text: 'Les légendes indiquaient comme base décembre 2020 au lieu de décembre 2025. Les valeurs étaient justes.',
      },
    ],
  },
};
