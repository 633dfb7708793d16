import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const unfaelle2025: LocalizedInput<'articles'> = {
  title: 'Circulation routière 2025 : 500 accidents, 340 personnes accidentées',
  kicker: 'Mobilité',
  lead: 'En 2025, la police a enregistré 500 accidents sur les routes du canton de Bâle-Ville, 35 de moins qu’en 2024. Cinq personnes y ont perdu la vie.',
  image: images.verkehr,
  hero_statistics: [
    {
      label: 'Accidents de la circulation routière',
      indicator: '9274',
      series: 'unfaelle',
      period: '2025',
      supporting_text: 'Année 2025 ; année précédente : 535',
      goal: 'lower',
      trend_text: '35 accidents de moins',
    },
    {
      label: 'Personnes accidentées',
      value: 340,
      decimals: 0,
      unit: 'personnes',
      supporting_text: 'Année 2025 ; année précédente : 365',
      trend_text: '25 personnes de moins',
      url: '/indikatorenportal/9283',
    },
    {
      label: 'Personnes grièvement blessées',
      value: 101,
      decimals: 0,
      supporting_text: '2025 ; 29,7 % des personnes accidentées',
      url: '/indikatorenportal/9283',
    },
  ],
  content: [
    {
      kind: 'text',
      heading: 'Jamais aussi peu d’accidents depuis 2017',
      body: [
        'Un accident figure dans la statistique lorsqu’il a été constaté par la police. En 2025, on en a compté 500, soit 6,5 % de moins que l’année précédente. C’est la valeur la plus basse depuis 2017, où a commencé le mode de comptage actuel. Le précédent minimum, de 502 accidents en 2022, a été dépassé de peu.',
        'Dans 273 des 500 accidents, soit 54,6 %, des personnes ont été blessées ou tuées. Les 227 autres n’ont causé que des dégâts matériels.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '9274', size: 'l', start_view: 'chart', show_explanations: true },
    {
      kind: 'text',
      heading: 'Plus de deux personnes accidentées sur trois ont été légèrement blessées',
      body: [
        'En tout, 340 personnes ont été accidentées. 234 d’entre elles ont été légèrement et 101 grièvement blessées, cinq sont mortes. Rapporté à l’ensemble, cela donne 68,8 %, 29,7 % et 1,5 %.',
        'Dans un petit canton, les décès sur la route sont heureusement si rares que leur nombre peut fortement varier d’une année à l’autre. Une seule année ne permet pas de dégager une tendance. La somme des personnes grièvement blessées et tuées sur plusieurs années est plus parlante.',
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'La comparaison à long terme',
      body: [
        'Le nombre de personnes accidentées a diminué de plus de moitié depuis les années 1990. Le maximum a été atteint en 1995 avec 980 personnes, le minimum en 2012 avec 307. Le nombre est ensuite remonté jusqu’à 490 en 2016 ; depuis 2020, il n’a jamais dépassé 410.',
        [
          '| Année | Accidents | Personnes accidentées |',
          '| --- | ---: | ---: |',
          '| 2019 | 747 | 471 |',
          '| 2020 | 602 | 366 |',
          '| 2021 | 577 | 377 |',
          '| 2022 | 502 | 344 |',
          '| 2023 | 561 | 410 |',
          '| 2024 | 535 | 365 |',
          '| 2025 | 500 | 340 |',
        ].join('\n'),
      ].join('\n\n'),
    },
    {
      kind: 'info-box',
      title: 'Rupture de série',
      variant: 'warning',
      body: 'Jusqu’en 2016, les dommages au stationnement annoncés à la police sans que l’auteur soit connu comptaient aussi comme accidents. Depuis 2017, ils ne sont plus comptés. Il ne faut donc pas comparer directement le nombre d’accidents avant et après ce changement ; pour les personnes accidentées, la comparaison est possible.',
    },
    {
      kind: 'text',
      heading: 'Par rapport à la population',
      body: 'En 2025, il y a eu en moyenne un peu moins de dix accidents par semaine. Rapporté à la population résidante moyenne de 209 022 personnes, on compte 163 personnes accidentées pour 100 000 habitantes et habitants. Toutes n’habitent cependant pas dans le canton : on compte au lieu de l’accident, non au domicile des personnes impliquées.',
    },
    {
      kind: 'expand-section',
      summary: 'Quand une blessure est-elle grave ?',
      body: 'Une personne est considérée comme grièvement blessée si l’accident l’empêche de mener ses activités habituelles à la maison pendant 24 heures au moins, par exemple parce qu’elle est hospitalisée. Elle est comptée parmi les tués si elle meurt des suites de l’accident dans les 30 jours.',
    },
    {
      kind: 'additional-information-box',
      title: 'Pour en savoir plus',
      links: [
        { title: 'Thème Mobilité, transports', url: '/thema/verkehr' },
        {
          title: 'Sous-thème Accidents de la circulation routière (en allemand)',
          url: '/unterthema/strassenverkehrsunfaelle',
        },
      ],
      contacts: ['daniel-modell'],
      sources: [
        {
          name: 'Police cantonale de Bâle-Ville ; Office fédéral des routes (OFROU)',
          url: 'https://statistik.bs.ch/indikatorenportal/9274',
        },
      ],
      method_links: [
        {
          title: 'Fiche méthodologique de la statistique des accidents de la circulation routière (en allemand)',
          url: '/statistik/108',
        },
      ],
      next_update: 'Mars 2027',
    },
  ],
  sources: [
    {
      name: 'Police cantonale de Bâle-Ville ; Office fédéral des routes (OFROU)',
      url: 'https://statistik.bs.ch/indikatorenportal/9274',
    },
    {
      name: 'Police cantonale de Bâle-Ville, personnes accidentées',
      url: 'https://statistik.bs.ch/indikatorenportal/5186',
    },
  ],
  next_update_text: 'Mars 2027',
  frequency: 'annuelle',
  reference_period: 'Année 2025',
  corrections: [
    {
      when: '2026-03-24',
      text: 'La première version indiquait que le nombre de personnes accidentées avait diminué de 35. Il a en réalité diminué de 25, de 365 à 340. Le nombre d’accidents était juste dès le départ.',
    },
  ],
};
