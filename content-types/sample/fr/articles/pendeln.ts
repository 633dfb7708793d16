import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const pendeln: LocalizedInput<'articles'> = {
  title: 'Près de quatre pendulaires entrants pour un sortant',
  kicker: 'Mobilité et travail',
  lead: 'En 2024, environ 90 400 personnes habitaient hors du canton et travaillaient à Bâle-Ville. Dans l’autre sens, elles étaient environ 24 700.',
  image: images.tram,
  hero_statistics: [
    {
      label: 'Pendulaires entrants',
      indicator: '5203',
      series: 'zupendelnde',
      period: '2024',
      supporting_text: 'chiffre arrondi, 2024',
    },
    {
      label: 'Pendulaires sortants',
      indicator: '5203',
      series: 'wegpendelnde',
      period: '2024',
      supporting_text: 'chiffre arrondi, 2024',
    },
  ],
  content: [
    {
      kind: 'text',
      heading: 'Un centre d’emploi',
      body: [
        'Bâle-Ville offre bien plus de travail que sa propre population ne peut en fournir. Fin 2023, le canton comptait 199 745 emplois pour 206 308 habitantes et habitants. Pour 100 personnes qui vivent ici, enfants et retraités compris, il y a donc 97 emplois.',
        'Une grande partie de ce travail est assurée par des pendulaires. En 2024, environ 90 400 personnes venaient de l’extérieur, tandis que quelque 24 700 personnes du canton travaillaient ailleurs. Il en résulte un excédent d’environ 65 700 personnes : pour un pendulaire sortant, on en compte 3,7 entrants.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '5203', size: 'l', start_view: 'chart', show_explanations: true },
    {
      kind: 'text',
      heading: 'Par-delà deux frontières nationales',
      body: [
        'Le marché du travail ne s’arrête pas aux frontières. L’agglomération trinationale de Bâle comprend 203 communes dans trois pays :',
        '- 107 en Suisse\n- 72 en France\n- 24 en Allemagne',
        'Le nombre de personnes qui viennent de France et d’Allemagne travailler dans le canton est établi par la statistique des frontaliers de la Confédération. Celle-ci se fonde sur les autorisations délivrées. Les deux sources se complètent, mais ne s’additionnent pas sans précaution.',
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'Bien desservi',
      body: [
        'Dans le canton, l’arrêt le plus proche n’est en général pas loin. En 2024, deux tiers de la population (66,1 %) vivaient dans un secteur du meilleur niveau de desserte par les transports publics, le niveau A, et 30,1 % dans un secteur de niveau B. Les niveaux D et E ne concernaient ensemble que moins de 600 personnes.',
        [
          '| Niveau de desserte | Habitantes et habitants | Part |',
          '| --- | ---: | ---: |',
          '| A | 136 925 | 66,1 % |',
          '| B | 62 317 | 30,1 % |',
          '| C | 7 161 | 3,5 % |',
          '| D | 459 | 0,2 % |',
          '| E | 133 | 0,1 % |',
        ].join('\n'),
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'Où se trouvent les emplois',
      body: [
        'La statistique structurelle des entreprises montre quelles branches attirent autant de monde. En 2022, le canton comptait 199 737 emplois. 34 903 d’entre eux, soit 17,5 %, relevaient de la santé et de l’action sociale. Les activités spécialisées, scientifiques et techniques en réunissaient 23 426 (11,7 %), l’industrie chimique et pharmaceutique 18 441 (9,2 %).',
        'Les emplois sont comptés au lieu de travail. Qui travaille à Bâle et habite à Liestal apparaît donc à Bâle parmi les emplois et à Liestal dans la population.',
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'En voiture au centre-ville',
      body: 'Tous les trajets vers la ville ne sont pas liés au travail. En 2023, 5 668 voitures par jour en moyenne entraient du lundi au vendredi dans les quatre parkings du centre, et 6 583 le samedi. Le samedi, c’est donc 16 % de plus : un signe que beaucoup viennent faire des achats ou pour leurs loisirs.',
    },
    {
      kind: 'info-box',
      title: 'Un échantillon, pas un relevé exhaustif',
      variant: 'info',
      body: 'Les chiffres sur les pendulaires reposent sur un échantillon, extrapolé à toute la population. C’est pourquoi ils sont arrondis. De petites variations d’une année à l’autre peuvent être dues au hasard.',
    },
    { kind: 'link-button', label: 'Vers l’application StatAtlas', url: '/apps/statatlas', style: 'secondary' },
    {
      kind: 'search-button',
      label: 'Chercher des chiffres sur les pendulaires',
      query: 'pendulaires',
      placeholder: 'Commune ou mot-clé',
    },
    {
      kind: 'additional-information-box',
      title: 'Pour en savoir plus',
      links: [
        { title: 'Sous-thème Pendulaires', url: '/unterthema/pendler' },
        { title: 'Sous-thème Emplois (en allemand)', url: '/unterthema/beschaeftigte' },
      ],
      contacts: ['daniel-modell', 'carla-exempel'],
      method_links: [
        { title: 'Fiche méthodologique de la statistique des pendulaires (en allemand)', url: '/statistik/110' },
      ],
      next_update: 'Printemps 2027',
    },
  ],
  sources: [
    {
      name: 'Portail des indicateurs de Bâle-Ville, pendulaires',
      url: 'https://statistik.bs.ch/indikatorenportal/5203',
    },
    {
      name: 'Office fédéral de la statistique (OFS), statistique structurelle des entreprises (STATENT)',
      url: 'https://statistik.bs.ch/indikatorenportal/5901',
    },
    {
      name: 'Office de la mobilité de Bâle-Ville, niveaux de desserte par les transports publics',
      url: 'https://statistik.bs.ch/indikatorenportal/5822',
    },
    {
      name: 'Office fédéral de la statistique (OFS), emplois par branche',
      url: 'https://statistik.bs.ch/indikatorenportal/8438',
    },
    {
      name: 'Parkings de Bâle-Ville, entrées au centre-ville',
      url: 'https://statistik.bs.ch/indikatorenportal/9594',
    },
  ],
  next_update_text: 'Printemps 2027',
  frequency: 'annuelle',
  reference_period: 'Année 2024',
  info_box: {
    title: 'La sécurité sur les routes',
    body: 'Là où beaucoup de monde circule, il y a aussi des accidents. Leur nombre a diminué en 2025.',
    teaser_elements: [
      {
        title: '500 accidents et 340 personnes accidentées en 2025',
        url: '/artikel/unfaelle-2025',
        kind: 'Article',
        date: '2026-03-19',
      },
    ],
  },
};
