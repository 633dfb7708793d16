import type { LocalizedInput } from '../../registry';
import { images } from './images';

/** The translated applications; they run on other websites of the canton. */
export const apps: Readonly<Record<string, LocalizedInput<'apps'>>> = {
  bevoelkerungspyramide: {
    title: 'Piramide delle età',
    lead: 'Scelga un anno e un territorio e scopra quante persone di ogni età vi abitano.',
    url: 'https://data.bs.ch/',
    purpose: 'La piramide mostra la struttura per età per l’anno e il territorio scelti.',
    image: images.apps,
    languages: 'tedesco, francese, inglese',
    accessibility_note:
      'La piramide si può usare con la tastiera. Tutti i valori figurano anche in una tabella, leggibile con i lettori di schermo.',
    content: [
      {
        kind: 'text',
        heading: 'Che cosa mostra la piramide',
        body: [
          'Ogni barra orizzontale corrisponde a un anno d’età, a sinistra per gli uomini e a destra per le donne. La forma rivela molto del passato: le generazioni numerose salgono come un rigonfiamento verso l’alto, l’immigrazione allarga le età centrali.',
          'Nel Cantone le persone senza passaporto svizzero hanno in media 38,1 anni, quelle di nazionalità svizzera 45,3 (2025).',
        ].join('\n\n'),
      },
      { kind: 'background-article', article: 'szenarien-2050', kicker: 'Articolo' },
    ],
  },
  statatlas: {
    title: 'StatAtlas',
    lead: 'L’atlante rappresenta su carte le cifre relative a quartieri, Comuni e agglomerato trinazionale.',
    url: 'https://www.bs.ch/',
    image: images.umwelt,
    languages: 'tedesco, francese',
    accessibility_note:
      'A ogni carta corrisponde una tabella con gli stessi valori. Le carte si usano meglio con il mouse che con la tastiera.',
    content: [
      {
        kind: 'text',
        heading: 'Territori',
        body: '- 19 quartieri e i Comuni di Riehen e Bettingen\n- 203 Comuni dell’agglomerato trinazionale: 107 in Svizzera, 72 in Francia e 24 in Germania',
      },
      {
        kind: 'link-button',
        label: 'Quartieri a confronto',
        url: '/interaktiv/wohnviertel-vergleich',
        style: 'secondary',
      },
    ],
  },
};
