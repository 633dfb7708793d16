/** The drawings of the sample content with their English alternative texts, so that each is described once. */
import type { InputShape } from '../../definition';
import type { imagePart } from '../../parts/image';
import type { shareImagePart } from '../../parts/shareImage';

type SampleImage = InputShape<typeof imagePart.fields>;

const credit = 'Statistical Office of Basel-Stadt';

export const images = {
  home: {
    file: 'home.svg',
    alt: 'Drawing: skyline of the city of Basel with the Minster, high-rise buildings and a bridge over the Rhine',
    credit,
  },
  wohnen: {
    file: 'wohnen.svg',
    alt: 'Drawing: a row of residential buildings of different heights, one window lit up in yellow',
    credit,
  },
  bevoelkerung: {
    file: 'bevoelkerung.svg',
    alt: 'Drawing: population pyramid made of small figures, one age group highlighted in yellow',
    credit,
  },
  tourismus: {
    file: 'tourismus.svg',
    alt: 'Drawing: calendar page on which every day is a bed; the darker the square, the fuller the hotels',
    credit,
  },
  verkehr: {
    file: 'verkehr.svg',
    alt: 'Drawing: roads full of dots meeting in a circle that holds a bar chart',
    credit,
  },
  umwelt: { file: 'umwelt.svg', alt: 'Drawing: three growing plants next to a round gauge', credit },
  arbeit: {
    file: 'arbeit.svg',
    alt: 'Drawing: clock whose rings show working time, next to a grid of coloured squares',
    credit,
  },
  bildung: {
    file: 'bildung.svg',
    alt: 'Drawing: books on a shelf whose heights form a rising line',
    credit,
  },
  rhein: { file: 'rhein.svg', alt: 'Drawing: the Rhine from above with five bridges, next to a water gauge', credit },
  quiz: {
    file: 'quiz.svg',
    alt: 'Drawing: answer card with one line ticked, next to a slider and bars',
    credit,
  },
  glossar: { file: 'glossar.svg', alt: 'Drawing: open dictionary with one entry marked in yellow', credit },
  apps: { file: 'apps.svg', alt: 'Drawing: six tiles with a pyramid, a map, sliders and charts', credit },
  tram: {
    file: 'tram.png',
    alt: 'Drawing: a green tram seen from the front, six yellow bars grow on its display',
    credit,
    focal_x: 0.5,
    focal_y: 0.42,
  },
  abend: {
    file: 'stadt-abend.jpg',
    alt: 'Drawing: Basel in the evening, lit windows are reflected in the Rhine',
    credit,
    focal_x: 0.45,
    focal_y: 0.6,
  },
} as const satisfies Readonly<Record<string, SampleImage>>;

/** Pictures for sharing are made for other sites; they repeat what the page says. */
export const shareImages = {
  standard: {
    file: 'share-standard.png',
    alt: 'Drawing: skyline of the city of Basel on the Rhine with the mark of the statistics, four bars',
  },
  leerstand: {
    file: 'share-leerstand.png',
    alt: 'Drawing: line of the vacancy rate up to 2026 next to two residential buildings',
  },
} as const satisfies Readonly<Record<string, InputShape<typeof shareImagePart.fields>>>;
