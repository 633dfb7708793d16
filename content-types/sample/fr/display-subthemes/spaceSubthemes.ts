import type { LocalizedInput } from '../../../registry';
import { images } from '../images';
import { sources } from '../sources';

/** Sub-themes of «Raum, Umwelt» and «Verkehr». */
export const spaceSubthemes: Readonly<Record<string, LocalizedInput<'display-subthemes'>>> = {
  klima: {
    title: 'Climat',
    lead: 'La chaleur en ville, les arbres qui la tempèrent et un Rhin qui se réchauffe.',
    image: images.umwelt,
    content: [
      {
        kind: 'text',
        heading: 'La chaleur en ville',
        body: 'L’asphalte et les murs emmagasinent la chaleur du jour. Dans les quartiers densément bâtis, les nuits sont donc moins fraîches qu’en bordure de la ville. La charge thermique est forte surtout dans les vieilles villes, à Clara, à Matthäus, à Gundeldingen et dans les zones industrielles au bord du Rhin. Elle est faible dans les forêts, dans les parcs, à Riehen et à Bettingen.',
      },
      {
        kind: 'simple-hero-statistics-box',
        item: {
          label: 'de la superficie du canton sont couverts par des arbres',
          value: 24.4,
          decimals: 1,
          unit: '%',
          supporting_text: '2024 ; 2021 : 25,4 %',
          trend_text: 'moins qu’en 2021 ; les petits écarts sont incertains',
        },
        text: 'Dans la ville de Bâle, cette part est de 17,2 %. Sans la forêt, elle se réduit à 16,5 % dans l’ensemble du canton.',
        source: 'Service des parcs et jardins de Bâle-Ville (Stadtgärtnerei)',
        as_of: 'Survol de 2024',
      },
      {
        kind: 'text',
        heading: 'Le Rhin',
        body: 'Le Rhin traverse le canton sur environ sept kilomètres. La température de l’eau est mesurée en continu ; en été, elle détermine si les poissons se portent bien et si l’on a envie de nager.',
      },
      {
        kind: 'interactive-element',
        interactive: 'rheintemperatur',
        caption: 'La température du Rhin à Bâle',
        source: 'Office de l’environnement et de l’énergie de Bâle-Ville',
      },
      {
        kind: 'iframe',
        src: 'https://data.bs.ch/explore/embed/dataset/100046/table/',
        title: 'Mesures de la station de surveillance du Rhin sur le portail de données',
        purpose: 'Le tableau est chargé depuis le portail de données du canton, qui voit alors votre adresse IP.',
        height_mobile: 360,
        height_desktop: 520,
        fallback_text:
          'Le tableau montre les mesures effectuées en continu dans le Rhin à Bâle, notamment la température de l’eau.',
        caption: 'Mesures en continu dans le Rhin',
        source: 'Office de l’environnement et de l’énergie de Bâle-Ville',
      },
      {
        kind: 'additional-information-box',
        contacts: ['felix-vorlage'],
        sources: [sources.environment, sources.parks],
      },
    ],
  },
  pendler: {
    title: 'Pendulaires',
    lead: 'Qui vient travailler dans le canton, qui en sort et par quelles frontières.',
    image: images.verkehr,
    content: [
      {
        kind: 'simple-hero-statistics-box',
        item: {
          label: 'viennent travailler dans le canton',
          indicator: '5203',
          series: 'zupendelnde',
          supporting_text: '2024, chiffre arrondi',
        },
        text: 'Dans l’autre sens, environ 24 700 personnes quittent le canton pour aller travailler. Pour une personne qui sort, près de quatre entrent donc.',
        source: 'Office fédéral de la statistique (OFS), relevé structurel et statistique des frontaliers',
        as_of: 'Année 2024',
      },
      { kind: 'indicator', indicator: '5203', size: 'l', show_explanations: true },
      {
        kind: 'text',
        heading: 'Trois pays, une agglomération',
        body: 'L’agglomération trinationale de Bâle compte 203 communes : 107 en Suisse, 72 en France et 24 en Allemagne. Les personnes qui franchissent la frontière nationale pour aller travailler figurent dans la statistique des frontaliers.',
      },
      { kind: 'background-article', article: 'pendeln' },
      { kind: 'glossary', terms: ['pendler'], display: 'list' },
      {
        kind: 'additional-information-box',
        contacts: ['daniel-modell'],
        sources: [sources.structuralSurvey],
        method_links: [
          { title: 'Fiche méthodologique de la statistique des pendulaires (en allemand)', url: '/statistik/110' },
        ],
      },
    ],
  },
};
