import type { LocalizedInput } from '../../../registry';
import { images } from '../images';
import { sources } from '../sources';

/** Sub-themes of work and of prices. */
export const workSubthemes: Readonly<Record<string, LocalizedInput<'display-subthemes'>>> = {
  arbeitslose: {
    title: 'Disoccupati',
    lead: 'Quante persone sono iscritte come disoccupate, da quanto tempo e chi è più colpito.',
    image: images.arbeit,
    content: [
      {
        kind: 'hero-statistics-box',
        title: 'Luglio 2026',
        items: [
          {
            label: 'Tasso di disoccupazione',
            indicator: '7510',
            supporting_text: 'Cantone di Basilea Città',
          },
          {
            label: 'Disoccupati',
            value: 4760,
            unit: 'persone',
            supporting_text: 'giugno 2026: 4’660',
            trend_text: '100 in più del mese precedente',
          },
          {
            label: 'Disoccupati di lunga durata',
            value: 941,
            unit: 'persone',
            supporting_text: 'Luglio 2026; 19,8 % di tutti i disoccupati',
          },
        ],
        source: 'Segreteria di Stato dell’economia (SECO), statistica della disoccupazione',
        as_of: 'Fine luglio 2026',
      },
      { kind: 'indicator', indicator: '7510', size: 'l', range_from: '2016-01' },
      {
        kind: 'text',
        heading: 'Secondo l’età',
        body: 'Nella media del 2025 il tasso era del 4,3 %, il valore annuo più alto da oltre vent’anni. Tra i 15 e i 24 anni era del 4,5 %, dai 50 anni in su del 3,6 %. D’estate il tasso dei giovani aumenta sempre, perché molti concludono un tirocinio o gli studi.',
      },
      {
        kind: 'text',
        heading: 'Iscritti o disoccupati ai sensi dell’ILO?',
        body: 'Questa pagina conta le persone iscritte a un ufficio regionale di collocamento (URC). Chi cerca lavoro senza iscriversi non vi figura. La statistica internazionale pone altre domande e include anche queste persone, come disoccupati ai sensi dell’ILO.',
      },
      {
        kind: 'glossary',
        title: 'Termini',
        terms: ['arbeitslosenquote', 'erwerbslose', 'prozentpunkt'],
        display: 'accordion',
      },
      {
        kind: 'additional-information-box',
        contacts: ['carla-exempel'],
        sources: [sources.unemployment],
        method_links: [{ title: 'Scheda metodologica della statistica della disoccupazione', url: '/statistik/106' }],
        next_update: 'All’inizio di ogni mese',
      },
    ],
  },
  teuerung: {
    title: 'Rincaro',
    lead: 'Come cambiano a Basilea i prezzi di beni e servizi.',
    image: images.home,
    content: [
      { kind: 'indicator', indicator: '7512', size: 'l' },
      {
        kind: 'text',
        heading: 'Gli ultimi mesi',
        body: [
          'Nel luglio 2026 i prezzi erano dello 0,3 % più alti di un anno prima. In tutta la Svizzera il rincaro era dello 0,4 %. Rispetto al mese precedente l’indice è sceso dello 0,2 %.',
          '',
          '| Mese | Indice 2025 | Indice 2026 |',
          '| --- | ---: | ---: |',
          '| Aprile | 100,5 | 101,1 |',
          '| Maggio | 100,6 | 101,3 |',
          '| Giugno | 100,8 | 101,3 |',
          '| Luglio | 100,8 | 101,1 |',
          '',
          'Dicembre 2025 = 100.',
        ].join('\n'),
      },
      {
        kind: 'info-box',
        variant: 'correction',
        title: 'Correzione del 5 marzo 2026',
        body: 'Fino al 5 marzo 2026 su questa pagina figurava come base dell’indice dicembre 2020. La base corretta è **dicembre 2025**. I valori erano giusti.',
      },
      {
        kind: 'expand-section',
        summary: 'Che cosa contiene il paniere',
        body: [
          'Il paniere rappresenta ciò per cui le economie domestiche private spendono il loro denaro. Le ponderazioni sono rinnovate ogni anno.',
          '',
          '- Abitazione ed energia',
          '- Sanità',
          '- Generi alimentari e bevande',
          '- Trasporti e comunicazioni',
          '- Tempo libero, cultura, ristoranti e alberghi',
          '',
          'I premi dell’assicurazione malattie, le imposte e i contributi sociali non ne fanno parte.',
        ].join('\n'),
      },
      { kind: 'glossary', terms: ['teuerung', 'konsumentenpreisindex', 'prozentpunkt'], display: 'accordion' },
      {
        kind: 'additional-information-box',
        contacts: ['carla-exempel'],
        sources: [sources.consumerPrices],
        method_links: [{ title: 'Scheda metodologica dell’indice di Basilea', url: '/statistik/107' }],
        next_update: 'All’inizio di ogni mese',
      },
    ],
  },
};
