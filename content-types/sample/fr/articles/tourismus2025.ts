import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const tourismus2025: LocalizedInput<'articles'> = {
  title: '1,7 million de nuitées en 2025',
  kicker: 'Tourisme',
  lead: 'Les hôtels du canton de Bâle-Ville ont compté 1 686 289 nuitées en 2025, soit 8,5 % de plus que l’année précédente. Un peu plus de trois nuitées sur cinq revenaient à des hôtes de l’étranger.',
  image: images.abend,
  content: [
    {
      kind: 'hero-statistics-box',
      title: 'L’année 2025 en chiffres',
      items: [
        {
          label: 'Nuitées',
          indicator: '6546',
          series: 'total',
          period: '2025',
          supporting_text: 'Année précédente : 1 553 925',
          trend_text: '8,5 % de plus',
        },
        {
          label: 'dont hôtes de l’étranger',
          indicator: '6546',
          series: 'ausland',
          period: '2025',
          supporting_text: '62,8 % des nuitées',
        },
        {
          label: 'dont hôtes de Suisse',
          indicator: '6546',
          series: 'inland',
          period: '2025',
          supporting_text: '37,2 % des nuitées',
        },
      ],
      source: 'Office de statistique de Bâle-Ville, statistique du tourisme',
      as_of: 'Année 2025',
    },
    {
      kind: 'text',
      heading: 'Un tiers de plus que la moyenne de dix ans',
      body: [
        'Une nuitée est une nuit passée par une personne. Qui reste trois nuits compte pour une arrivée et trois nuitées. Ainsi calculées, les nuitées ont augmenté d’environ 132 000 entre 2024 et 2025.',
        'Par rapport à la moyenne des années 2016 à 2025, la hausse est de 416 037 nuitées ou 32,8 %. Cette moyenne comprend toutefois aussi les années faibles de la pandémie.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '6546', size: 'l', start_view: 'chart', show_explanations: true },
    {
      kind: 'text',
      heading: 'Le plus en décembre, le moins en janvier',
      body: [
        'L’hôtellerie connaît un rythme annuel marqué. En janvier 2025, on a compté 89 163 nuitées ; en décembre, avec 175 960, presque le double. Près de deux tiers de ces dernières, soit 114 423, étaient dues à des hôtes de l’étranger : c’est le maximum mensuel de ce groupe.',
        'Chez les hôtes de Suisse, le maximum a été atteint en juillet avec 62 050 nuitées. En juillet 2026, on a enregistré 158 473 nuitées en tout, soit 5,3 % de moins qu’en juillet 2025.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '7516', size: 'm', start_view: 'chart' },
    {
      kind: 'text',
      heading: 'D’où viennent les hôtes',
      body: [
        'Le principal marché est la Suisse elle-même. Sa part est passée de 33,4 % en 2016 à 37,2 % en 2025. Parmi les marchés étrangers, l’Allemagne est en tête, devant les États-Unis et le Royaume-Uni.',
        [
          '| Provenance | Nuitées 2025 | Part |',
          '| --- | ---: | ---: |',
          '| Suisse | 627 267 | 37,2 % |',
          '| Allemagne | 224 286 | 13,3 % |',
          '| États-Unis | 157 617 | 9,3 % |',
          '| Royaume-Uni | 101 493 | 6,0 % |',
          '| France | 58 879 | 3,5 % |',
          '| Italie | 51 864 | 3,1 % |',
          '| Espagne | 45 631 | 2,7 % |',
          '| Pays-Bas | 43 391 | 2,6 % |',
          '| Inde | 20 206 | 1,2 % |',
          '| Chine | 18 868 | 1,1 % |',
          '| Autres pays | 336 787 | 20,0 % |',
        ].join('\n'),
      ].join('\n\n'),
    },
    {
      kind: 'simple-hero-statistics-box',
      item: {
        label: 'Lits disponibles',
        value: 9493,
        decimals: 0,
        supporting_text: 'dans 63 hôtels, année 2025',
      },
      text: 'L’offre a augmenté de 202 lits, alors qu’un établissement de moins qu’en 2024 était ouvert.',
      source: 'Office de statistique de Bâle-Ville, statistique du tourisme',
      as_of: 'Année 2025',
    },
    {
      kind: 'text',
      heading: 'Une offre en mutation',
      body: [
        'Le nombre d’hôtels n’a guère changé en dix ans : 64 établissements étaient ouverts en 2016, 63 en 2025. Mais leur composition est différente. Le nombre d’hôtels à trois étoiles a diminué de 26 à 21, celui des établissements non classés est passé de 10 à 15.',
        'Le nombre de lits a nettement augmenté. Il y en avait 7 543 en 2016 et 9 493 en 2025, soit un quart de plus. Depuis 2016, un lit double compte pour deux lits ; le relevé de 1935 recensait 2 225 lits dans 42 établissements.',
      ].join('\n\n'),
    },
    {
      kind: 'expand-section',
      summary: 'Qui est compté dans la statistique du tourisme',
      body: 'Le relevé porte sur les nuitées dans les hôtels. Les hébergements privés et les visites chez des connaissances n’y figurent pas, ni les excursions d’un jour. La provenance est déterminée par le domicile des hôtes et non par leur nationalité. La fiche méthodologique de la [statistique du tourisme](/statistik/105) donne les détails.',
    },
    { kind: 'search-button', label: 'Chercher tous les contenus sur les nuitées', query: 'nuitées' },
    {
      kind: 'additional-information-box',
      title: 'Pour en savoir plus',
      downloads: [{ title: 'Données ouvertes sur les nuitées', url: 'https://data.bs.ch/', date: '2026-08-19' }],
      links: [
        { title: 'Thème Tourisme', url: '/thema/tourismus' },
        { title: 'Sous-thème Hébergement', url: '/unterthema/beherbergung' },
      ],
      contacts: ['daniel-modell'],
      method_links: [{ title: 'Fiche méthodologique de la statistique du tourisme', url: '/statistik/105' }],
      next_update: 'Chaque mois ; résultat annuel 2026 en février 2027',
    },
  ],
  sources: [
    {
      name: 'Office de statistique de Bâle-Ville, statistique du tourisme',
      url: 'https://statistik.bs.ch/indikatorenportal/6546',
    },
    {
      name: 'Office de statistique de Bâle-Ville, établissements hôteliers et lits',
      url: 'https://statistik.bs.ch/indikatorenportal/6541',
    },
  ],
  next_update_text: 'Février 2027',
  frequency: 'annuelle, certaines séries mensuelles',
  reference_period: 'Année 2025',
  notices: [
    {
      when: '2026-08-19',
      text: 'Les valeurs mensuelles de 2026 sont provisoires ; elles deviendront définitives avec le résultat annuel.',
    },
  ],
};
