import type { LocalizedInput } from '../../registry';
import { images } from './images';

/** The interactive contents that exist in French. */
export const backgroundPageArticles: Readonly<Record<string, LocalizedInput<'background-page-articles'>>> = {
  glossar: {
    title: 'Glossaire',
    short_title: 'Glossaire',
    lead: 'Population résidante, taux, médiane : les termes techniques employés sur ce site sont expliqués ici.',
    image: images.glossar,
    content: [
      {
        kind: 'text',
        heading: 'Comment utiliser le glossaire',
        body: [
          'Les notions sont classées par ordre alphabétique. Chacune commence par une explication en une phrase, suivie si nécessaire d’exemples et de notions voisines. Vous pouvez transmettre l’adresse d’une notion : `/fr/interaktiv/glossar#begriff-leerwohnungsquote` mène directement au taux de logements vacants.',
          'Il manque un mot, ou une explication n’est pas claire ? Adressez-vous à la personne mentionnée à la fin de la page.',
        ].join('\n\n'),
      },
      { kind: 'glossary', title: 'Toutes les notions', letter_index: true, display: 'list' },
      {
        kind: 'info-box',
        title: 'Des notions voisines, des sens différents',
        variant: 'info',
        body: 'Certains mots se ressemblent sans désigner la même chose : le pour cent et le point de pourcentage, par exemple, ou la moyenne et la médiane. Il y a aussi plusieurs chiffres de la population : voyez la [population résidante](/interaktiv/glossar#begriff-wohnbevoelkerung) et la [population résidante permanente](/interaktiv/glossar#begriff-staendige-wohnbevoelkerung).',
      },
      {
        kind: 'additional-information-box',
        title: 'Pour en savoir plus',
        links: [
          { title: 'Tous les thèmes', url: '/themen' },
          { title: 'Portail des indicateurs', url: '/indikatorenportal' },
        ],
        contacts: ['hans-entwurf'],
      },
    ],
    seo_description: 'Les principales notions de la statistique publique, expliquées de façon brève et claire.',
  },
  'quiz-quartier': {
    title: 'Quiz : connaissez-vous bien les quartiers ?',
    short_title: 'Quartiers',
    lead: 'Où vit le plus de monde, et où la part de logements vacants est-elle la plus élevée ? Testez vos connaissances sur les 19 quartiers et les deux communes.',
    image: images.quiz,
    content: [
      { kind: 'quiz', quiz: 'quartier', mode: 'inline' },
      {
        kind: 'text',
        heading: 'Pour vérifier',
        body: 'La page [Comparaison des quartiers](/interaktiv/wohnviertel-vergleich) met les 21 territoires côte à côte. Les indicateurs [Population résidante par quartier](/indikatorenportal/7763) et [Taux de logements vacants par quartier](/indikatorenportal/5814) donnent tous les chiffres.',
      },
      { kind: 'link-button', label: 'Autres quiz', url: '/interaktiv/container/quizsammlung', style: 'secondary' },
    ],
  },
  rheintemperatur: {
    title: 'Quelle est la température du Rhin ?',
    short_title: 'Température du Rhin',
    lead: 'C’est surtout sa température qui décide si le Rhin invite à la baignade. Voici comment elle est mesurée et où trouver les valeurs actuelles.',
    image: images.rhein,
    content: [
      {
        kind: 'simple-hero-statistics-box',
        item: {
          label: 'Nageuses et nageurs',
          value: 5500,
          decimals: 0,
          unit: 'personnes',
          supporting_text: '12 août 2025',
        },
        text: 'Le 12 août 2025, environ 5 500 personnes ont nagé dans le Rhin à Bâle.',
        source: 'Office de statistique de Bâle-Ville',
        as_of: 'Août 2025',
      },
      {
        kind: 'text',
        heading: 'Une mesure soumise à bien des influences',
        body: [
          'La température de l’eau est mesurée en continu et enregistrée sous forme de moyennes sur de courtes périodes. On peut en tirer des moyennes journalières et mensuelles. Pour comparer les années, le nombre de jours où une certaine valeur est dépassée convient également.',
          'Le Rhin se réchauffe et se refroidit plus lentement que l’air. Une journée très chaude ne suffit pas pour que l’eau soit chaude, une semaine bien davantage. Le débit joue lui aussi un rôle : quand il y a peu d’eau, la température monte plus vite.',
        ].join('\n\n'),
      },
      {
        kind: 'iframe',
        src: 'https://data.bs.ch/',
        title: 'Portail de données du canton de Bâle-Ville avec la température du Rhin',
        purpose: 'Le portail de données montre la température du Rhin, mesurée en continu.',
        height_mobile: 480,
        height_desktop: 600,
        fallback_text:
          'Le portail de données du canton propose les températures mesurées dans le Rhin sous forme de graphique, de tableau et de fichier.',
        caption: 'Mesures dans le Rhin',
        source: 'data.bs.ch',
      },
      {
        kind: 'expand-section',
        summary: 'Ce dont il faut tenir compte',
        body: [
          '- Des mesures peuvent manquer, par exemple pendant un entretien.',
          '- Les valeurs des derniers jours n’ont pas été vérifiées et seront corrigées plus tard.',
          '- Les températures de différentes stations ne sont pas directement comparables.',
        ].join('\n'),
      },
      { kind: 'link-button', label: 'Vers le sous-thème Climat', url: '/unterthema/klima', style: 'secondary' },
    ],
  },
  'wohnviertel-vergleich': {
    title: 'Comparaison des quartiers',
    short_title: 'Comparaison des quartiers',
    lead: 'La population, les logements vacants et la superficie montrent ce qui distingue les 19 quartiers et les communes de Riehen et de Bettingen.',
    image: images.home,
    content: [
      {
        kind: 'text',
        heading: 'Population',
        body: 'C’est à Riehen que vivent le plus de personnes (23 048) et à Bettingen le moins (1 317). Entre les deux se situent les 19 quartiers de la ville. Les chiffres valent pour la fin de juillet 2026 et sont renouvelés chaque mois.',
      },
      { kind: 'indicator', indicator: '7763', size: 'full', start_view: 'chart', show_explanations: true },
      {
        kind: 'text',
        heading: 'Logements vacants',
        body: 'Le 1er juin 2026, le taux de logements vacants allait de 0,24 % à Wettstein à 2,45 % dans les Vorstädte. Dans huit des 21 territoires, il est de 1 % au moins.',
      },
      { kind: 'indicator', indicator: '5814', size: 'full', start_view: 'chart', show_explanations: true },
      {
        kind: 'text',
        heading: 'Superficie',
        body: 'Le plus grand quartier de la ville est Hirzbrunnen avec 309,5 hectares, le plus petit Clara avec 23,1 hectares. La commune de Riehen s’étend sur 1 086,0 hectares.',
      },
      {
        kind: 'info-box',
        title: 'Petits territoires, grands écarts',
        variant: 'warning',
        body: 'Dans un quartier de quelques milliers de personnes ou de logements, un seul nouvel immeuble peut modifier fortement un taux. Comparez donc toujours plusieurs années.',
      },
      {
        kind: 'theme-list',
        title: 'Thèmes avec des chiffres par quartier',
        themes: ['bevoelkerung', 'raum-umwelt', 'bau-wohnungswesen'],
        display: 'tiles',
        show_counts: true,
        show_lead: false,
      },
      {
        kind: 'link-button',
        label: 'Vers le jeu d’indicateurs sur les quartiers (en allemand)',
        url: '/indikatorenset/wohnviertel',
        style: 'primary',
      },
    ],
  },
};
