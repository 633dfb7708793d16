/** The drawings of the sample content with their Italian alternative texts, so that each is described once. */
import type { InputShape } from '../../definition';
import type { imagePart } from '../../parts/image';
import type { shareImagePart } from '../../parts/shareImage';

type SampleImage = InputShape<typeof imagePart.fields>;

const credit = 'Ufficio di statistica di Basilea Città';

export const images = {
  home: {
    file: 'home.svg',
    alt: 'Disegno: profilo della città di Basilea con la cattedrale, i grattacieli e un ponte sul Reno',
    credit,
  },
  wohnen: {
    file: 'wohnen.svg',
    alt: 'Disegno: una fila di case di altezza diversa, con una finestra illuminata di giallo',
    credit,
  },
  bevoelkerung: {
    file: 'bevoelkerung.svg',
    alt: 'Disegno: piramide delle età fatta di piccole figure, con una classe d’età evidenziata in giallo',
    credit,
  },
  tourismus: {
    file: 'tourismus.svg',
    alt: 'Disegno: foglio di calendario in cui ogni giorno è un letto; più il campo è scuro, più gli alberghi sono pieni',
    credit,
  },
  verkehr: {
    file: 'verkehr.svg',
    alt: 'Disegno: strade piene di punti che confluiscono in un cerchio con un grafico a barre',
    credit,
  },
  umwelt: {
    file: 'umwelt.svg',
    alt: 'Disegno: tre piante che crescono accanto a uno strumento di misura rotondo',
    credit,
  },
  arbeit: {
    file: 'arbeit.svg',
    alt: 'Disegno: orologio i cui anelli indicano il tempo di lavoro, accanto a una griglia di campi colorati',
    credit,
  },
  bildung: {
    file: 'bildung.svg',
    alt: 'Disegno: libri su uno scaffale, le cui altezze formano una linea crescente',
    credit,
  },
  rhein: {
    file: 'rhein.svg',
    alt: 'Disegno: il Reno visto dall’alto con cinque ponti e, accanto, un idrometro',
    credit,
  },
  quiz: {
    file: 'quiz.svg',
    alt: 'Disegno: scheda di risposte con una riga segnata, accanto un cursore e alcune barre',
    credit,
  },
  glossar: {
    file: 'glossar.svg',
    alt: 'Disegno: dizionario aperto con una voce evidenziata in giallo',
    credit,
  },
  apps: {
    file: 'apps.svg',
    alt: 'Disegno: sei riquadri con piramide, carta, cursori e grafici',
    credit,
  },
  tram: {
    file: 'tram.png',
    alt: 'Disegno: un tram verde visto di fronte, sul display crescono sei barre gialle',
    credit,
    focal_x: 0.5,
    focal_y: 0.42,
  },
  abend: {
    file: 'stadt-abend.jpg',
    alt: 'Disegno: Basilea di sera, alcune finestre illuminate si riflettono nel Reno',
    credit,
    focal_x: 0.45,
    focal_y: 0.6,
  },
} as const satisfies Readonly<Record<string, SampleImage>>;

/** Pictures for sharing are made for other sites; they repeat what the page says. */
export const shareImages = {
  standard: {
    file: 'share-standard.png',
    alt: 'Disegno: profilo della città di Basilea sul Reno con il simbolo della statistica, quattro barre',
  },
  leerstand: {
    file: 'share-leerstand.png',
    alt: 'Disegno: linea del tasso di abitazioni vuote fino al 2026 accanto a due case',
  },
} as const satisfies Readonly<Record<string, InputShape<typeof shareImagePart.fields>>>;
