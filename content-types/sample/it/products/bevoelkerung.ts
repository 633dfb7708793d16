import type { LocalizedInput } from '../../../registry';
import { freeUse } from '../sources';

/** The translated indicators of population. */
export const bevoelkerungProducts: Readonly<Record<string, LocalizedInput<'products'>>> = {
  '7763': {
    title: 'Popolazione residente per quartiere',
    subtitle: '19 quartieri della città di Basilea, Riehen e Bettingen, fine luglio 2026',
    description: 'Gli abitanti dei 19 quartieri e dei Comuni di Riehen e Bettingen, aggiornati ogni mese.',
    lesehilfe:
      'A fine luglio 2026 a St. Johann vivono 19’811 persone, più che in qualsiasi altro quartiere della città di Basilea.',
    long_description:
      'Grafico a barre con 21 barre orizzontali ordinate per lunghezza. In cima si trova il Comune di Riehen con 23’048 persone. Seguono i quartieri St. Johann con 19’811, Gundeldingen con 19’624 e Iselin con 18’190 persone. Le barre più corte sono quelle di Altstadt Grossbasel (2’681), Altstadt Kleinbasel (2’503) e Bettingen (1’317).',
    erlaeuterungen:
      'Si contano tutte le persone annunciate nel Cantone l’ultimo giorno del mese. Insieme i 21 territori danno 211’094 persone: 186’729 nella città di Basilea, 23’048 a Riehen e 1’317 a Bettingen.\n\nLa tabella contiene anche la variazione rispetto al mese precedente in percentuale. Nei territori piccoli bastano pochi traslochi per una variazione importante.',
    unit: 'persone',
    unit_label: 'Numero di persone',
    columns: [
      { key: 'wohnviertel', label: 'Quartiere o Comune', role: 'area' },
      { key: 'einwohner', label: 'Abitanti', role: 'value' },
      {
        key: 'veraenderung',
        label: 'Variazione rispetto al mese precedente',
        role: 'value',
        unit: '%',
        decimals: 2,
      },
    ],
    keywords: ['abitanti', 'quartiere', 'effettivo della popolazione', 'Riehen', 'Bettingen'],
    external_links: [
      { title: 'Confrontare i quartieri', url: '/interaktiv/wohnviertel-vergleich' },
      { title: 'Dati su data.bs.ch (in tedesco)', url: 'https://data.bs.ch/' },
    ],
    sources: [
      {
        name: 'Ufficio di statistica di Basilea Città, statistica della popolazione',
        url: 'https://statistik.bs.ch/indikatorenportal/7763',
      },
    ],
    license: freeUse,
    next_update_text: 'a metà del mese successivo',
    frequency: 'mensile',
    reference_period: 'fine luglio 2026',
    seo_description:
      'Quante persone vivono nei 19 quartieri di Basilea, a Riehen e a Bettingen, con grafico e tabella.',
  },
  '6623': {
    title: 'Popolazione residente della città di Basilea dal 1774',
    subtitle: 'Comune di Basilea, a fine anno',
    description: 'Il numero di abitanti della città di Basilea dal primo conteggio della serie fino a oggi.',
    lesehilfe:
      'A fine 2025 nella città di Basilea vivevano 186’332 persone, oltre dodici volte più che nel 1774 (15’040).',
    long_description:
      'Grafico a linee su 250 anni. La linea inizia nel 1774 con 15’040 persone e fino al 1850 cresce poco. Poi diventa ripida e nel 1970 raggiunge con 213’902 persone il punto più alto. Fino al 2001 scende a 165’548; da allora risale, fino a 186’332 persone a fine 2025. Per il 2022 manca il valore e la linea è interrotta.',
    erlaeuterungen:
      'I valori più antichi provengono da singoli conteggi, separati da molti anni. Dal 1850 al 1970 si basano sui censimenti della popolazione; dal 1970 esiste un valore per quasi ogni anno.\n\n- Le distanze sull’asse del tempo sono perciò disuguali.\n- Dal 1908 Kleinhüningen fa parte della città.\n- Riehen e Bettingen non sono compresi.',
    unit: 'persone',
    unit_label: 'Numero di persone',
    columns: [
      { key: 'jahr', label: 'Anno', role: 'period' },
      { key: 'stadt_basel', label: 'Città di Basilea', role: 'value' },
    ],
    annotations: [
      { type: 'break', x: '1850', text: 'Da qui censimenti' },
      { type: 'break', x: '1908', text: 'Kleinhüningen entra a far parte della città' },
      { type: 'point', x: '1970', y: 213902, text: 'Valore massimo: 213’902 persone' },
      { type: 'break', x: '2012', text: 'Da qui registro degli abitanti' },
    ],
    keywords: ['storia', 'abitanti', 'censimento', 'serie storica', 'storia della città'],
    external_links: [{ title: 'Articolo sulla città dal 1774 (in tedesco)', url: '/artikel/stadt-seit-1774' }],
    sources: [
      {
        name: 'Ufficio di statistica di Basilea Città, statistica della popolazione',
        url: 'https://statistik.bs.ch/indikatorenportal/6623',
      },
    ],
    license: freeUse,
    frequency: 'annuale',
    reference_period: 'fine anno, 1774–2025',
    notices: [{ when: '2026-08-21', text: 'Il valore per il 2022 non è contenuto in questa serie.' }],
  },
  '6215': {
    title: 'Scenari demografici',
    subtitle: 'Cantone di Basilea Città, valori osservati fino al 2025, tre scenari per il 2050',
    description: 'Quante persone potrebbero vivere nel Cantone nel 2050: uno scenario alto, uno medio e uno basso.',
    lesehilfe:
      'Se si avvera lo scenario medio, nel 2050 nel Cantone di Basilea Città vivranno 232’648 persone, circa 22’100 in più che a fine 2025.',
    long_description:
      'Grafico a linee. La popolazione osservata scende da 201’903 persone nel 1985 a 187’459 nel 2001 e poi sale a 210’529 a fine 2025. Da qui partono tre linee verso il 2050: quella media arriva a 232’648 persone, quella alta a 256’991, quella bassa a 196’369. La superficie tra la linea alta e quella bassa è l’intervallo coperto dagli scenari.',
    erlaeuterungen:
      'Uno scenario non è una previsione. Calcola che cosa accade se si avverano determinate ipotesi su nascite, speranza di vita, migrazioni e costruzione di abitazioni.\n\nSono riportati l’ultimo valore osservato e il punto finale del 2050; gli anni intermedi sono collegati da una retta.',
    unit: 'persone',
    unit_label: 'Numero di persone',
    columns: [
      { key: 'jahr', label: 'Anno', role: 'period' },
      { key: 'mittel', label: 'Scenario medio', role: 'value' },
      { key: 'tief', label: 'Scenario basso', role: 'low' },
      { key: 'hoch', label: 'Scenario alto', role: 'high' },
      { key: 'gezaehlt', label: 'Osservati', role: 'value' },
      { key: 'art', label: 'Tipo di valori', role: 'status' },
    ],
    annotations: [{ type: 'range', x: '2025/2050', text: 'Scenari dell’edizione 2026' }],
    keywords: ['previsione', 'futuro', '2050', 'scenario', 'proiezione'],
    external_links: [{ title: 'Articolo sugli scenari fino al 2050', url: '/artikel/szenarien-2050' }],
    sources: [
      {
        name: 'Ufficio di statistica di Basilea Città, scenari demografici',
        url: 'https://statistik.bs.ch/indikatorenportal/6215',
      },
      {
        name: 'Ufficio di statistica di Basilea Città, statistica della popolazione',
        url: 'https://statistik.bs.ch/indikatorenportal/4132',
      },
    ],
    license: freeUse,
    next_update_text: 'con i prossimi scenari',
    frequency: 'irregolare',
    reference_period: 'fine anno, 1985–2050',
  },
};
