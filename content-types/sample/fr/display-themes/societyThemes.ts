import type { LocalizedInput } from '../../../registry';
import { images, shareImages } from '../images';
import { sources } from '../sources';

/** Population, health and education. */
export const societyThemes: Readonly<Record<string, LocalizedInput<'display-themes'>>> = {
  bevoelkerung: {
    number: '01',
    title: 'Population',
    title_short: 'Population',
    lead: 'Combien de personnes vivent dans le canton, quel âge elles ont, d’où elles viennent, comment elles vivent ensemble et comment leur nombre pourrait évoluer d’ici à 2050.',
    image: images.bevoelkerung,
    hero_statistics: [
      {
        label: 'Personnes vivant dans la ville de Bâle',
        indicator: '6623',
        supporting_text: 'Fin 2025 ; un an plus tôt : 183 564',
        trend_text: 'plus qu’un an auparavant',
      },
      {
        label: 'Part de la population étrangère dans le canton',
        value: 38.7,
        decimals: 1,
        unit: '%',
        supporting_text: 'Fin 2024 ; un an plus tôt : 38,4 %',
        url: '/indikatorenportal/1201',
      },
      {
        label: 'Solde migratoire du canton',
        value: 3124,
        decimals: 0,
        unit: 'personnes',
        supporting_text: '2025, ajustements compris ; 2024 : 1 551',
        url: '/indikatorenportal/1202',
      },
      {
        label: 'Scénario pour l’année 2050',
        indicator: '6215',
        series: 'mittel',
        period: '2050',
        supporting_text: 'scénario moyen ; haut 256 991, bas 196 369',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sous-thèmes', display: 'tiles', show_lead: true },
      {
        kind: 'text',
        heading: 'Un petit canton qui grandit de nouveau',
        body: [
          'En juillet 2026, le canton compte 211 094 habitantes et habitants : 186 729 dans la ville de Bâle, 23 048 à Riehen et 1 317 à Bettingen.',
          'Il n’en a pas toujours été ainsi. En 1970, 236 219 personnes vivaient ici, plus que jamais. Beaucoup sont ensuite parties vers l’agglomération et, en 2001, il n’en restait que 187 459. Depuis 2018, le nombre dépasse de nouveau 200 000.',
          'Deux pages montrent ce qui explique cette évolution : les [migrations](/unterthema/wanderungen) et la [structure par âge](/unterthema/bestand-struktur).',
        ].join('\n\n'),
      },
      { kind: 'background-article', article: 'bevoelkerung-juli-2026', kicker: 'Chiffres mensuels' },
      {
        kind: 'info-box',
        variant: 'definition',
        title: 'Deux façons de compter, deux chiffres',
        body: 'Pour fin 2023, le canton indique 206 308 personnes, l’Office fédéral de la statistique 200 031. Les deux chiffres sont justes : la **population résidante** du canton est définie plus largement que la **population résidante permanente** de la Confédération. Ne comparez que des chiffres établis de la même façon.',
        teaser_elements: [
          {
            title: 'Population résidante permanente',
            text: 'Le glossaire explique ce qui distingue les deux définitions.',
            url: '/interaktiv/glossar#begriff-staendige-wohnbevoelkerung',
            kind: 'Glossaire',
          },
        ],
      },
      { kind: 'quiz', quiz: 'quartier', mode: 'link', questions_limit: 5 },
      {
        kind: 'additional-information-box',
        title: 'Pour en savoir plus',
        contacts: ['anna-beispiel'],
        method_links: [
          { title: 'Fiche méthodologique de la statistique de la population', url: '/statistik/101' },
          { title: 'Fiche méthodologique des scénarios de population (en allemand)', url: '/statistik/102' },
        ],
        links: [{ title: 'Office fédéral de la statistique : population', url: 'https://www.bfs.admin.ch/' }],
      },
    ],
    seo_description: 'Nombre d’habitants, âge, origine, ménages, migrations et scénarios pour le canton de Bâle-Ville.',
    share_image: shareImages.standard,
  },
  gesundheit: {
    number: '14',
    title: 'Santé',
    lead: 'Hôpitaux, établissements médico-sociaux et mortalité : les tâches du système de santé et le nombre de personnes dont il s’occupe.',
    image: images.bevoelkerung,
    hero_statistics: [
      {
        label: 'Décès de personnes de 65 ans et plus',
        value: 23,
        decimals: 0,
        unit: 'décès',
        supporting_text: 'Semaine du 20 juillet 2026, chiffre provisoire',
        url: '/indikatorenportal/1701',
      },
      {
        label: 'Lits dans les hôpitaux',
        value: 2177,
        decimals: 0,
        unit: 'lits',
        supporting_text: '2022, moyenne annuelle de 13 hôpitaux',
        url: '/indikatorenportal/1702',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sous-thèmes', display: 'list', show_lead: true },
      {
        kind: 'text',
        heading: 'Un centre pour toute une région',
        body: [
          'Les hôpitaux du canton soignent aussi beaucoup de personnes qui n’y habitent pas. Les chiffres sur les hôpitaux se rapportent donc au **lieu** de l’hôpital, ceux sur les décès au **domicile** de la personne. On ne peut pas les mettre en relation sans précaution.',
          'Les soins de longue durée sont eux aussi un vaste domaine : en 2024, les résidentes et résidents ont passé 1 051 491 journées dans les établissements médico-sociaux bâlois. Les places étaient occupées à 95,6 %, après un creux à 92,2 % en 2022.',
        ].join('\n\n'),
      },
      {
        kind: 'hero-statistics-box',
        title: 'Les soins à domicile et en établissement',
        items: [
          {
            label: 'Taux d’occupation des établissements médico-sociaux',
            value: 95.6,
            decimals: 1,
            unit: '%',
            supporting_text: '2024 ; 2023 : 94,8 %',
          },
          {
            label: 'Journées d’hébergement et de soins',
            value: 1051491,
            unit: 'journées',
            supporting_text: '2024 ; 2023 : 1 035 673',
          },
          {
            label: 'Heures de soins à domicile (Spitex)',
            value: 633382,
            unit: 'heures',
            supporting_text: '2024, toutes les communes',
          },
        ],
        source: 'Département de la santé de Bâle-Ville',
        as_of: 'Année 2024',
      },
      {
        kind: 'additional-information-box',
        title: 'Pour en savoir plus',
        contacts: ['eva-probe'],
        sources: [sources.health, sources.careHomes, sources.population],
        links: [{ title: 'Département de la santé du canton de Bâle-Ville', url: 'https://www.bs.ch/gd' }],
        next_update: 'Été 2027',
      },
    ],
  },
  bildung: {
    number: '15',
    title: 'Formation',
    lead: 'De l’école primaire à l’université : qui apprend et étudie dans le canton, et avec quel diplôme.',
    image: images.bildung,
    hero_statistics: [
      {
        label: 'Étudiantes et étudiants à l’université et à la haute école spécialisée',
        value: 28234,
        decimals: 0,
        unit: 'personnes',
        supporting_text: '2025, Université de Bâle et FHNW réunies',
        url: '/indikatorenportal/9379',
      },
      {
        label: 'Enfants dans une école privée',
        value: 7.8,
        decimals: 1,
        unit: '%',
        supporting_text: '2024, scolarité obligatoire ; 2023 : 8,1 %',
        url: '/unterthema/schulen',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sous-thèmes', display: 'list', show_lead: true },
      {
        kind: 'text',
        heading: 'Beaucoup de diplômes, de grandes différences',
        body: 'En moyenne des années 2019 à 2023, 50,3 % de la population étrangère de 15 ans et plus avait un diplôme du degré tertiaire, donc d’une haute école ou de la formation professionnelle supérieure. En même temps, 27,2 % n’avait aucun diplôme après l’école obligatoire. Les deux parts sont plus élevées que chez les Suissesses et les Suisses. Ces valeurs proviennent d’un échantillon.',
      },
      {
        kind: 'text',
        heading: 'Les hautes écoles grandissent',
        body: 'En 2025, 28 234 personnes étudiaient à l’Université de Bâle et à la Haute école spécialisée du Nord-Ouest de la Suisse (FHNW). En 2015, elles étaient 23 991. L’augmentation atteint donc près de 18 % en dix ans.',
      },
      {
        kind: 'additional-information-box',
        title: 'Pour en savoir plus',
        contacts: ['eva-probe'],
        sources: [sources.education, sources.structuralSurvey],
        method_links: [
          { title: 'Fiche méthodologique de la statistique de la formation (en allemand)', url: '/statistik/112' },
        ],
      },
    ],
  },
};
