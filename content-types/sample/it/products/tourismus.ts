import type { LocalizedInput } from '../../../registry';
import { freeUse } from '../sources';

/** The translated indicators of tourism. */
export const tourismusProducts: Readonly<Record<string, LocalizedInput<'products'>>> = {
  '6546': {
    title: 'Pernottamenti per anno',
    subtitle: 'Aziende alberghiere nel Cantone di Basilea Città, 1939–2025',
    description:
      'I pernottamenti negli alberghi di Basilea dal 1939, distinti tra ospiti dalla Svizzera e dall’estero.',
    lesehilfe:
      'Nel 2025 gli alberghi del Cantone di Basilea Città hanno registrato 1’686’289 pernottamenti, più che mai.',
    long_description:
      'Grafico ad aree sovrapposte con due aree. Insieme passano da 263’780 pernottamenti nel 1939 a 752’702 nel 1971, restano fino al 2003 in quest’ordine di grandezza e crescono poi fino a 1’423’486 nel 2019. Nel 2020 crollano a 545’906. Nel 2025 raggiungono 1’686’289. Negli anni di guerra l’area è formata quasi solo da ospiti dalla Svizzera; dal 1947 prevalgono quelli dall’estero, tranne nel 2020 e nel 2021.',
    erlaeuterungen:
      'Un pernottamento è una notte trascorsa in albergo da una persona. Se una coppia si ferma tre notti, i pernottamenti sono sei. Gli appartamenti di vacanza non sono compresi.\n\nNel 2025 627’267 pernottamenti sono stati di ospiti dalla Svizzera e 1’059’022 di ospiti dall’estero.',
    unit: 'pernottamenti',
    unit_label: 'Numero di pernottamenti',
    columns: [
      { key: 'jahr', label: 'Anno', role: 'period' },
      { key: 'total', label: 'Totale', role: 'total' },
      { key: 'inland', label: 'Ospiti dalla Svizzera', role: 'value' },
      { key: 'ausland', label: 'Ospiti dall’estero', role: 'value' },
    ],
    annotations: [
      { type: 'range', x: '1939/1945', text: 'Seconda guerra mondiale' },
      { type: 'break', x: '2005', text: 'Nuovo metodo di rilevazione' },
      { type: 'range', x: '2020/2021', text: 'Restrizioni di viaggio per la COVID-19' },
    ],
    keywords: ['notti', 'albergo', 'settore alberghiero', 'ospiti'],
    external_links: [{ title: 'Articolo sull’anno turistico 2025', url: '/artikel/tourismus-2025' }],
    sources: [
      {
        name: 'Ufficio di statistica di Basilea Città, statistica del turismo',
        url: 'https://statistik.bs.ch/indikatorenportal/6546',
      },
    ],
    license: freeUse,
    frequency: 'annuale',
    reference_period: 'anni 1939–2025',
  },
  '7516': {
    title: 'Pernottamenti per mese',
    subtitle: 'Aziende alberghiere nel Cantone di Basilea Città, da gennaio 2025',
    description: 'I pernottamenti negli alberghi di Basilea mese per mese.',
    lesehilfe: 'Nel luglio 2026 gli alberghi del Cantone di Basilea Città hanno registrato 158’473 pernottamenti.',
    long_description:
      'Grafico a linee per mese. La linea inizia nel gennaio 2025 con 89’163 pernottamenti, si trova a 167’378 nel luglio 2025 e raggiunge il punto più alto nel dicembre 2025 con 175’960. Da gennaio a giugno 2026 mancano i valori; poi un singolo punto indica 158’473 nel luglio 2026.',
    erlaeuterungen:
      'Il numero di pernottamenti varia con le fiere, le vacanze e il periodo prenatalizio. Conviene quindi confrontare un mese con lo stesso mese dell’anno precedente: nel luglio 2025 erano 167’378.\n\nLa suddivisione per provenienza è disponibile per i mesi del 2025.',
    unit: 'pernottamenti',
    unit_label: 'Numero di pernottamenti',
    columns: [
      { key: 'monat', label: 'Mese', role: 'period' },
      { key: 'total', label: 'Totale', role: 'total' },
      { key: 'inland', label: 'Ospiti dalla Svizzera', role: 'value' },
      { key: 'ausland', label: 'Ospiti dall’estero', role: 'value' },
    ],
    keywords: ['notti', 'cifre mensili', 'albergo', 'stagione'],
    sources: [
      {
        name: 'Ufficio di statistica di Basilea Città, statistica del turismo',
        url: 'https://statistik.bs.ch/indikatorenportal/7516',
      },
      {
        name: 'Ufficio di statistica di Basilea Città, statistica del turismo (mesi del 2025 per provenienza)',
        url: 'https://statistik.bs.ch/indikatorenportal/6545',
      },
    ],
    license: freeUse,
    next_update_text: 'alla fine del mese successivo',
    frequency: 'mensile',
    reference_period: 'da gennaio 2025 a luglio 2026',
    notices: [{ when: '2026-08-20', text: 'Da gennaio a giugno 2026 la serie non contiene valori.' }],
  },
};
