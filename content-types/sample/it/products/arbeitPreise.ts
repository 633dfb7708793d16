import type { LocalizedInput } from '../../../registry';
import { freeUse } from '../sources';

/** The translated indicators of work and of prices. */
export const arbeitPreiseProducts: Readonly<Record<string, LocalizedInput<'products'>>> = {
  '7510': {
    title: 'Tasso di disoccupazione',
    subtitle: 'Cantone di Basilea Città e Svizzera, da gennaio 2016 a luglio 2026',
    description: 'Quota dei disoccupati iscritti sulle persone attive, mese per mese.',
    lesehilfe:
      'Nel luglio 2026 nel Cantone di Basilea Città il 4,6 % delle persone attive era iscritto come disoccupato.',
    long_description:
      'Grafico a linee per mese con due linee. Quella del Cantone di Basilea Città è sempre sopra quella della Svizzera. Scende dal 4,0 % nel gennaio 2016 sotto il 3 % nel 2019, durante la pandemia sale sopra il 4 %, torna a scendere fino al 2022 e dal 2023 sale fino al 4,8 % nel gennaio 2026. Nel luglio 2026 si trova al 4,6 %. La linea della Svizzera termina nel dicembre 2025 al 3,1 %.',
    erlaeuterungen:
      'È considerato disoccupato chi è iscritto a un ufficio regionale di collocamento (URC), non ha un posto e può essere collocato subito. Le persone attive sono tutte quelle che lavorano o cercano lavoro.\n\nA fine luglio 2026 nel Cantone i disoccupati erano 4’760, di cui 941 da oltre un anno. Una variazione dal 4,5 % al 4,6 % equivale a 0,1 *punti percentuali*.',
    unit: '%',
    unit_label: 'Percentuale delle persone attive',
    columns: [
      { key: 'monat', label: 'Mese', role: 'period' },
      { key: 'basel_stadt', label: 'Basilea Città', role: 'value' },
      { key: 'schweiz', label: 'Svizzera', role: 'value' },
    ],
    annotations: [
      { type: 'break', x: '2020-01', text: 'Nuova stima delle persone attive' },
      { type: 'range', x: '2020-03/2021-06', text: 'Pandemia di COVID-19' },
    ],
    keywords: ['disoccupazione', 'URC', 'ricerca di lavoro', 'mercato del lavoro', 'SECO'],
    external_links: [
      {
        title: 'Articolo sulla disoccupazione nel luglio 2026 (in tedesco)',
        url: '/artikel/arbeitslosigkeit-juli-2026',
      },
    ],
    sources: [
      {
        name: 'Segreteria di Stato dell’economia (SECO), statistica della disoccupazione',
        url: 'https://statistik.bs.ch/indikatorenportal/7510',
      },
      {
        name: 'Segreteria di Stato dell’economia (SECO), tasso di disoccupazione per Cantone',
        url: 'https://statistik.bs.ch/indikatorenportal/2459',
      },
    ],
    license: freeUse,
    next_update_text: 'all’inizio del mese successivo',
    frequency: 'mensile',
    reference_period: 'fine mese',
    notices: [
      {
        when: '2026-08-06',
        text: 'I valori da gennaio a giugno 2026 sono calcolati: disoccupati iscritti divisi per il numero di persone attive su cui si basa il tasso del luglio 2026.',
      },
    ],
  },
  '7512': {
    title: 'Rincaro rispetto all’anno precedente',
    subtitle: 'Indice dei prezzi al consumo di Basilea, da gennaio a luglio 2026',
    description: 'Di quanto i prezzi al consumo a Basilea Città superano quelli dell’anno precedente, in percentuale.',
    lesehilfe: 'Nel luglio 2026 a Basilea Città beni e servizi erano in media dello 0,3 % più cari di un anno prima.',
    long_description:
      'Grafico a colonne con sette mesi. Nel gennaio 2026 il rincaro è dello 0,0 %. Le colonne crescono fino allo 0,7 % in maggio e poi si accorciano: 0,5 % in giugno e 0,3 % in luglio.',
    erlaeuterungen:
      'Il rincaro è la variazione percentuale dell’[indice di Basilea](/statistik/107) rispetto allo stesso mese dell’anno precedente. I valori sono calcolati con gli indici arrotondati a una cifra decimale e possono quindi scostarsi di 0,1 punti percentuali da quelli calcolati con gli indici non arrotondati.\n\nIn tutta la Svizzera nel luglio 2026 il rincaro era dello 0,4 %. Nella media del 2025 a Basilea Città era dello 0,2 %.',
    unit: '%',
    unit_label: 'Percentuale rispetto allo stesso mese dell’anno precedente',
    columns: [
      { key: 'monat', label: 'Mese', role: 'period' },
      { key: 'teuerung', label: 'Rincaro', role: 'value' },
    ],
    keywords: ['inflazione', 'prezzi', 'prezzi al consumo', 'potere d’acquisto'],
    external_links: [
      { title: 'Articolo sul rincaro nel luglio 2026 (in tedesco)', url: '/artikel/teuerung-juli-2026' },
    ],
    sources: [
      {
        name: 'Ufficio di statistica di Basilea Città, indice dei prezzi al consumo di Basilea',
        url: 'https://statistik.bs.ch/indikatorenportal/7512',
      },
      {
        name: 'Ufficio federale di statistica (UST), Indice nazionale dei prezzi al consumo',
        url: 'https://www.bfs.admin.ch/',
      },
    ],
    license: freeUse,
    next_update_text: 'all’inizio del mese successivo',
    frequency: 'mensile',
    reference_period: 'luglio 2026',
  },
  '1402': {
    title: 'Disoccupati iscritti per mese',
    subtitle: 'Cantone di Basilea Città, da gennaio 2015 a luglio 2026',
    description:
      'Quante persone sono iscritte come disoccupate: i mesi uno sotto l’altro, gli anni uno accanto all’altro.',
    lesehilfe:
      'Nel luglio 2026 nel Cantone di Basilea Città erano iscritte come disoccupate 4’760 persone, 342 in più che nel luglio 2025.',
    long_description:
      'Tabella con caselle colorate: dodici righe per i mesi, dodici colonne per gli anni dal 2015 al 2026. Più il colore è intenso, più disoccupati ci sono. Nella maggior parte delle colonne le caselle dell’inverno sono più intense di quelle dell’estate. Gli anni più tenui sono il 2019, il 2022 e il 2023; il valore più basso è quello del settembre 2019 con 2’770. Dal marzo 2020 all’aprile 2021 le caselle sono più intense, con 4’510 nel gennaio 2021. Dall’autunno 2023 il colore torna a farsi più intenso, fino al valore più alto di 4’903 nel gennaio 2026. Le caselle da agosto a dicembre 2026 sono vuote.',
    erlaeuterungen:
      'Sono contate le persone iscritte a un ufficio regionale di collocamento (URC) che non hanno un posto e possono cominciare subito. D’inverno sono di solito più numerose che d’estate. Conviene quindi confrontare un mese con lo stesso mese di altri anni, cioè all’interno di una riga.\n\nQuale parte delle persone attive è disoccupata lo mostra il [tasso di disoccupazione](/indikatorenportal/7510).',
    unit: 'persone',
    unit_label: 'Numero di persone',
    columns: [
      { key: 'monat', label: 'Mese', role: 'period' },
      { key: 'arbeitslose', label: 'Disoccupati iscritti', role: 'value' },
    ],
    keywords: ['disoccupati', 'stagione', 'URC', 'cifre mensili', 'SECO'],
    sources: [
      {
        name: 'Segreteria di Stato dell’economia (SECO), statistica della disoccupazione',
        url: 'https://statistik.bs.ch/indikatorenportal/8980',
      },
    ],
    license: freeUse,
    next_update_text: 'all’inizio del mese successivo',
    frequency: 'mensile',
    reference_period: 'fine mese',
    notices: [
      {
        when: '2026-01-09',
        text: 'A causa di un nuovo sistema, il valore del dicembre 2025 è quello del 22 dicembre e non della fine del mese.',
      },
    ],
  },
};
