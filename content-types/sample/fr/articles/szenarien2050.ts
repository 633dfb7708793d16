import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const szenarien2050: LocalizedInput<'articles'> = {
  title: 'Bâle-Ville en 2050 : trois scénarios, trois réponses',
  kicker: 'Population',
  lead: 'Dans le scénario moyen, la population du canton atteint 232 648 personnes en 2050. Les deux autres scénarios montrent à quel point l’évolution pourrait s’en écarter.',
  image: images.bevoelkerung,
  hero_statistics: [
    {
      label: 'Scénario haut',
      value: 256991,
      decimals: 0,
      unit: 'personnes',
      supporting_text: 'Année 2050 ; 22,1 % de plus qu’en 2025',
      url: '/indikatorenportal/6215',
    },
    {
      label: 'Scénario moyen',
      indicator: '6215',
      series: 'mittel',
      period: '2050',
      supporting_text: 'Année 2050 ; 10,5 % de plus qu’en 2025',
    },
    {
      label: 'Scénario bas',
      value: 196369,
      decimals: 0,
      unit: 'personnes',
      supporting_text: 'Année 2050 ; 6,7 % de moins qu’en 2025',
      url: '/indikatorenportal/6215',
    },
  ],
  content: [
    {
      kind: 'text',
      heading: 'Un écart de 60 000 personnes',
      body: [
        'Fin 2025, le canton comptait 210 529 habitantes et habitants. Les trois scénarios partent de cet effectif. En 2050, il y aurait environ 46 500 personnes de plus dans le scénario haut, environ 22 100 de plus dans le scénario moyen et environ 14 200 de moins dans le scénario bas.',
        'Au bout du compte, un peu plus de 60 000 personnes séparent le scénario haut du scénario bas. Plus le regard porte loin, plus cet écart se creuse, car de petites différences dans les hypothèses s’additionnent au fil des ans.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '6215', size: 'full', start_view: 'chart', show_explanations: true },
    {
      kind: 'info-box',
      title: 'Un scénario n’est pas une prévision',
      variant: 'info',
      body: 'Les scénarios répondent à la question « Que se passerait-il si… ? » Ils montrent comment évolue la population si certaines hypothèses sur les naissances, l’espérance de vie et les migrations se vérifient. Ils ne disent pas quel scénario est le plus probable.',
    },
    {
      kind: 'text',
      heading: 'Les hypothèses',
      body: [
        'Trois grandeurs déterminent combien de personnes vivront ici :',
        '1. Les **naissances** : combien d’enfants viennent au monde ?\n2. Les **décès** : jusqu’à quel âge vit-on ?\n3. Les **migrations** : combien de personnes arrivent, combien partent ?',
        'Pour l’espérance de vie, le scénario moyen prévoit une hausse lente. Elle passe de 83,9 ans (2026) à 85,4 ans (2050) pour les Suissesses et de 80,0 à 82,0 ans pour les Suisses.',
        '### Excédent de naissances',
        'En 2025, l’excédent de naissances a été négatif (−110) : les décès ont été plus nombreux que les naissances. Dans le scénario moyen, cela reste le cas, avec −165 en 2050. Dans le scénario haut, l’excédent devient positif avec 468 ; dans le scénario bas, il descend à −769. Dans le scénario moyen, la population ne peut donc croître que grâce à un solde migratoire positif.',
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'Enfants et jeunes',
      body: [
        'Aujourd’hui, 36 632 personnes de moins de 20 ans vivent dans le canton. Dans le scénario moyen, leur nombre n’augmente que peu jusqu’en 2050, à 37 712. Dans le scénario haut, elles sont 44 011, dans le scénario bas 29 539.',
        'Le rapport de dépendance des jeunes met ce groupe en relation avec les 20 à 64 ans. En 2025, on comptait 27,4 personnes plus jeunes pour 100 personnes en âge de travailler. D’ici à 2050, cette valeur descend à 25,4 dans le scénario moyen.',
        [
          '| En 2050 | bas | moyen | haut |',
          '| --- | ---: | ---: | ---: |',
          '| Population | 196 369 | 232 648 | 256 991 |',
          '| Personnes de moins de 20 ans | 29 539 | 37 712 | 44 011 |',
          '| Rapport de dépendance des jeunes | 23,5 | 25,4 | 27,0 |',
          '| Excédent de naissances | −769 | −165 | 468 |',
        ].join('\n'),
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'Pourquoi la Confédération arrive à d’autres chiffres',
      body: 'L’Office fédéral de la statistique calcule lui aussi des scénarios. Son scénario de référence mène de 200 031 personnes en 2023 à 212 809 en 2055. La valeur de départ est plus basse, parce que la Confédération utilise la population résidante permanente. Il ne faut donc pas représenter les deux séries dans le même graphique.',
    },
    { kind: 'app', app: 'bevoelkerungspyramide', display: 'card' },
    { kind: 'background-article', article: 'bevoelkerung-juli-2026', kicker: 'La population aujourd’hui' },
    {
      kind: 'additional-information-box',
      title: 'Pour en savoir plus',
      links: [
        { title: 'Sous-thème Scénarios (en allemand)', url: '/unterthema/szenarien' },
        { title: 'Le scénario dans le glossaire', url: '/interaktiv/glossar#begriff-szenario' },
      ],
      contacts: ['anna-beispiel'],
      method_links: [
        { title: 'Fiche méthodologique des scénarios de population (en allemand)', url: '/statistik/102' },
      ],
    },
  ],
  sources: [
    {
      name: 'Office de statistique de Bâle-Ville, scénarios de population 2026',
      url: 'https://statistik.bs.ch/indikatorenportal/6215',
    },
    {
      name: 'Office fédéral de la statistique (OFS), scénarios de l’évolution de la population',
      url: 'https://statistik.bs.ch/indikatorenportal/11899',
    },
  ],
  reference_period: '2025–2050',
};
