import type { LocalizedInput } from '../../../registry';
import { images } from '../images';
import { sources } from '../sources';

/** Sub-themes of «Arbeit, Erwerb» and «Preise». */
export const workSubthemes: Readonly<Record<string, LocalizedInput<'display-subthemes'>>> = {
  arbeitslose: {
    title: 'Chômage',
    lead: 'Combien de personnes sont inscrites au chômage, depuis combien de temps et qui est particulièrement touché.',
    image: images.arbeit,
    content: [
      {
        kind: 'hero-statistics-box',
        title: 'Juillet 2026',
        items: [
          {
            label: 'Taux de chômage',
            indicator: '7510',
            supporting_text: 'Canton de Bâle-Ville',
          },
          {
            label: 'Personnes au chômage',
            value: 4760,
            unit: 'personnes',
            supporting_text: 'Juin 2026 : 4 660',
            trend_text: '100 de plus que le mois précédent',
          },
          {
            label: 'Chômage de longue durée',
            value: 941,
            unit: 'personnes',
            supporting_text: 'Juillet 2026 ; 19,8 % des personnes au chômage',
          },
        ],
        source: 'Secrétariat d’État à l’économie (SECO), statistique du chômage',
        as_of: 'Fin juillet 2026',
      },
      { kind: 'indicator', indicator: '7510', size: 'l', range_from: '2016-01' },
      {
        kind: 'text',
        heading: 'Selon l’âge',
        body: 'En moyenne de l’année 2025, le taux était de 4,3 %. C’est la moyenne annuelle la plus élevée depuis plus de vingt ans. Chez les 15 à 24 ans, il atteignait 4,5 %, chez les personnes de 50 ans et plus 3,6 %. Chaque été, le taux des jeunes augmente, car beaucoup terminent alors un apprentissage ou des études.',
      },
      {
        kind: 'text',
        heading: 'Au chômage ou sans emploi ?',
        body: 'Cette page compte les personnes au chômage inscrites auprès d’un office régional de placement (ORP). Qui cherche du travail sans s’inscrire n’y figure pas. La statistique internationale procède autrement : elle compte aussi ces personnes, parmi les sans-emploi.',
      },
      {
        kind: 'glossary',
        title: 'Notions',
        terms: ['arbeitslosenquote', 'erwerbslose'],
        display: 'accordion',
      },
      {
        kind: 'additional-information-box',
        contacts: ['carla-exempel'],
        sources: [sources.unemployment],
        method_links: [{ title: 'Fiche méthodologique de la statistique du chômage', url: '/statistik/106' }],
        next_update: 'Au début de chaque mois',
      },
    ],
  },
  teuerung: {
    title: 'Renchérissement',
    lead: 'Comment évoluent les prix des biens et des services à Bâle.',
    image: images.home,
    content: [
      { kind: 'indicator', indicator: '7512', size: 'l' },
      {
        kind: 'text',
        heading: 'Les derniers mois',
        body: [
          'En juillet 2026, les prix dépassaient de 0,3 % ceux de l’année précédente. Dans l’ensemble de la Suisse, le renchérissement était de 0,4 %. Par rapport au mois précédent, l’indice a baissé de 0,2 %.',
          [
            '| Mois | Indice 2025 | Indice 2026 |',
            '| --- | ---: | ---: |',
            '| Avril | 100,5 | 101,1 |',
            '| Mai | 100,6 | 101,3 |',
            '| Juin | 100,8 | 101,3 |',
            '| Juillet | 100,8 | 101,1 |',
          ].join('\n'),
          'Décembre 2025 = 100.',
        ].join('\n\n'),
      },
      {
        kind: 'info-box',
        variant: 'correction',
        title: 'Correction du 5 mars 2026',
        body: 'Jusqu’au 5 mars 2026, cette page indiquait décembre 2020 comme base de l’indice. La base correcte est **décembre 2025**. Les valeurs elles-mêmes étaient justes.',
      },
      {
        kind: 'expand-section',
        summary: 'Ce que contient le panier-type',
        body: [
          'Le panier-type reflète les dépenses des ménages privés. Il est pondéré à nouveau chaque année.',
          [
            '- Logement et énergie',
            '- Santé',
            '- Alimentation et boissons',
            '- Transports et communications',
            '- Loisirs, culture, restaurants et hôtels',
          ].join('\n'),
          'Les primes d’assurance-maladie, les impôts et les cotisations sociales n’en font pas partie.',
        ].join('\n\n'),
      },
      {
        kind: 'glossary',
        terms: ['teuerung', 'konsumentenpreisindex', 'prozentpunkt'],
        display: 'accordion',
      },
      {
        kind: 'additional-information-box',
        contacts: ['carla-exempel'],
        sources: [sources.consumerPrices],
        method_links: [{ title: 'Fiche méthodologique de l’indice bâlois', url: '/statistik/107' }],
        next_update: 'Au début de chaque mois',
      },
    ],
  },
};
