/** The drawings that pages in Leichte Sprache use, described in Leichte Sprache. */
import type { InputShape } from '../../definition';
import type { imagePart } from '../../parts/image';
import type { shareImagePart } from '../../parts/shareImage';

type SampleImage = InputShape<typeof imagePart.fields>;

const credit = 'Statistisches Amt Basel-Stadt';

export const images = {
  home: { file: 'home.svg', alt: 'Zeichnung: Das ist die Stadt Basel. Vor der Stadt fliesst der Fluss Rhein.', credit },
  wohnen: { file: 'wohnen.svg', alt: 'Zeichnung: Viele Häuser stehen nebeneinander. 1 Fenster leuchtet gelb.', credit },
  bevoelkerung: {
    file: 'bevoelkerung.svg',
    alt: 'Zeichnung: Viele kleine Figuren stehen in Reihen. 1 Reihe ist gelb.',
    credit,
  },
  glossar: { file: 'glossar.svg', alt: 'Zeichnung: Ein Wörter-Buch ist offen. 1 Wort ist gelb.', credit },
  quiz: { file: 'quiz.svg', alt: 'Zeichnung: Das sind 4 Antworten. 1 Antwort ist gelb.', credit },
} as const satisfies Readonly<Record<string, SampleImage>>;

export const shareImages = {
  standard: {
    file: 'share-standard.png',
    alt: 'Zeichnung: Das ist die Stadt Basel am Fluss Rhein. Daneben sind 4 Balken.',
  },
  leerstand: {
    file: 'share-leerstand.png',
    alt: 'Zeichnung: Eine Linie zeigt die leeren Wohnungen. Daneben stehen 2 Häuser.',
  },
} as const satisfies Readonly<Record<string, InputShape<typeof shareImagePart.fields>>>;
