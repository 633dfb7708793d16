/** The drawings of the sample content with their French alternative texts, so that each is described once. */
import type { InputShape } from '../../definition';
import type { imagePart } from '../../parts/image';
import type { shareImagePart } from '../../parts/shareImage';

type SampleImage = InputShape<typeof imagePart.fields>;

const credit = 'Office de statistique de Bâle-Ville';

export const images = {
  home: {
    file: 'home.svg',
    alt: 'Dessin : silhouette de la ville de Bâle avec la cathédrale, des tours et un pont sur le Rhin',
    credit,
  },
  wohnen: {
    file: 'wohnen.svg',
    alt: 'Dessin : rangée de maisons de hauteurs différentes, une fenêtre éclairée en jaune',
    credit,
  },
  bevoelkerung: {
    file: 'bevoelkerung.svg',
    alt: 'Dessin : pyramide des âges faite de petites silhouettes, un groupe d’âge ressort en jaune',
    credit,
  },
  tourismus: {
    file: 'tourismus.svg',
    alt: 'Dessin : page de calendrier où chaque jour est un lit ; plus la case est foncée, plus les hôtels sont pleins',
    credit,
  },
  verkehr: {
    file: 'verkehr.svg',
    alt: 'Dessin : des rues remplies de points convergent vers un cercle avec un diagramme en barres',
    credit,
  },
  umwelt: {
    file: 'umwelt.svg',
    alt: 'Dessin : trois plantes en pleine croissance à côté d’un instrument de mesure rond',
    credit,
  },
  arbeit: {
    file: 'arbeit.svg',
    alt: 'Dessin : horloge dont les anneaux indiquent le temps de travail, à côté une grille de cases en couleur',
    credit,
  },
  bildung: {
    file: 'bildung.svg',
    alt: 'Dessin : livres sur une étagère, leurs hauteurs forment une ligne ascendante',
    credit,
  },
  rhein: {
    file: 'rhein.svg',
    alt: 'Dessin : le Rhin vu du ciel avec cinq ponts, à côté une échelle de mesure du niveau',
    credit,
  },
  quiz: {
    file: 'quiz.svg',
    alt: 'Dessin : quatre réponses dont une cochée, à côté une échelle et des barres à classer',
    credit,
  },
  glossar: {
    file: 'glossar.svg',
    alt: 'Dessin : dictionnaire ouvert, un mot est surligné en jaune',
    credit,
  },
  apps: {
    file: 'apps.svg',
    alt: 'Dessin : six tuiles avec une pyramide, une carte, des curseurs et des diagrammes',
    credit,
  },
  tram: {
    file: 'tram.png',
    alt: 'Dessin : un tram vert vu de face, six barres jaunes croissent sur son affichage',
    credit,
    focal_x: 0.5,
    focal_y: 0.42,
  },
  abend: {
    file: 'stadt-abend.jpg',
    alt: 'Dessin : Bâle le soir, quelques fenêtres éclairées se reflètent dans le Rhin',
    credit,
    focal_x: 0.45,
    focal_y: 0.6,
  },
} as const satisfies Readonly<Record<string, SampleImage>>;

/** Pictures for sharing are made for other sites; they repeat what the page says. */
export const shareImages = {
  standard: {
    file: 'share-standard.png',
    alt: 'Dessin : silhouette de la ville de Bâle au bord du Rhin avec le signe de la statistique, quatre barres',
  },
  leerstand: {
    file: 'share-leerstand.png',
    alt: 'Dessin : courbe du taux de logements vacants jusqu’en 2026 à côté de deux immeubles',
  },
} as const satisfies Readonly<Record<string, InputShape<typeof shareImagePart.fields>>>;
