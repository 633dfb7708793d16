/** The drawings of the sample content with their German alternative texts, so that each is described once. */
import type { InputShape } from '../../definition';
import type { imagePart } from '../../parts/image';
import type { shareImagePart } from '../../parts/shareImage';

export type SampleImage = InputShape<typeof imagePart.fields>;

const credit = 'Statistisches Amt Basel-Stadt';

export const images = {
  home: {
    file: 'home.svg',
    alt: 'Zeichnung: Silhouette der Stadt Basel mit Münster, Hochhäusern und einer Brücke über den Rhein',
    credit,
  },
  wohnen: {
    file: 'wohnen.svg',
    alt: 'Zeichnung: eine Reihe verschieden hoher Wohnhäuser, ein Fenster leuchtet gelb',
    credit,
  },
  bevoelkerung: {
    file: 'bevoelkerung.svg',
    alt: 'Zeichnung: Bevölkerungspyramide aus kleinen Figuren, eine Altersgruppe ist gelb hervorgehoben',
    credit,
  },
  tourismus: {
    file: 'tourismus.svg',
    alt: 'Zeichnung: Kalenderblatt, in dem jeder Tag ein Bett ist; je dunkler das Feld, desto voller die Hotels',
    credit,
  },
  verkehr: {
    file: 'verkehr.svg',
    alt: 'Zeichnung: Strassen voller Punkte laufen in einem Kreis mit Balkendiagramm zusammen',
    credit,
  },
  umwelt: { file: 'umwelt.svg', alt: 'Zeichnung: drei wachsende Pflanzen neben einem runden Messgerät', credit },
  arbeit: {
    file: 'arbeit.svg',
    alt: 'Zeichnung: Uhr, deren Ringe Arbeitszeit anzeigen, daneben ein Raster aus farbigen Feldern',
    credit,
  },
  bildung: {
    file: 'bildung.svg',
    alt: 'Zeichnung: Bücher auf einem Regal, deren Höhen eine steigende Linie bilden',
    credit,
  },
  rhein: { file: 'rhein.svg', alt: 'Zeichnung: der Rhein von oben mit fünf Brücken, daneben ein Pegel', credit },
  quiz: {
    file: 'quiz.svg',
    alt: 'Zeichnung: Antwortkarte mit einer angekreuzten Zeile, daneben ein Schieberegler und Balken',
    credit,
  },
  glossar: { file: 'glossar.svg', alt: 'Zeichnung: aufgeschlagenes Wörterbuch, ein Eintrag ist gelb markiert', credit },
  apps: { file: 'apps.svg', alt: 'Zeichnung: sechs Kacheln mit Pyramide, Karte, Reglern und Diagrammen', credit },
  tram: {
    file: 'tram.png',
    alt: 'Zeichnung: ein grünes Tram von vorn, auf der Anzeige wachsen sechs gelbe Balken',
    credit,
    focal_x: 0.5,
    focal_y: 0.42,
  },
  abend: {
    file: 'stadt-abend.jpg',
    alt: 'Zeichnung: Basel am Abend, in einigen Häusern brennt Licht, das sich im Rhein spiegelt',
    credit,
    focal_x: 0.45,
    focal_y: 0.6,
  },
  tal: {
    file: 'tal-panorama.jpg',
    alt: 'Zeichnung: weites Tal mit Hügeln, Häusern und dem Rhein, über den vier Brücken führen',
    credit,
  },
  markt: { file: 'markt-klein.png', alt: 'Zeichnung: Marktstand mit gelb-grünem Dach', credit },
} as const satisfies Readonly<Record<string, SampleImage>>;

/** Pictures for sharing are made for other sites; they repeat what the page says. */
export const shareImages = {
  standard: {
    file: 'share-standard.png',
    alt: 'Zeichnung: Silhouette der Stadt Basel am Rhein mit dem Zeichen der Statistik, vier Balken',
  },
  leerstand: {
    file: 'share-leerstand.png',
    alt: 'Zeichnung: Linie der Leerwohnungsquote bis 2026 neben zwei Wohnhäusern',
  },
} as const satisfies Readonly<Record<string, InputShape<typeof shareImagePart.fields>>>;
