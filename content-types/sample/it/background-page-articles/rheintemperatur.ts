import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const rheintemperatur: LocalizedInput<'background-page-articles'> = {
  title: 'Quanto è caldo il Reno?',
  short_title: 'Temperatura del Reno',
  lead: 'Se il Reno invita a nuotare dipende soprattutto dalla sua temperatura. Ecco come viene misurata e dove si trovano i valori attuali.',
  image: images.rhein,
  content: [
    {
      kind: 'simple-hero-statistics-box',
      item: {
        label: 'Nuotatrici e nuotatori',
        value: 5500,
        decimals: 0,
        unit: 'persone',
        supporting_text: '12 agosto 2025',
      },
      text: 'Il 12 agosto 2025 circa 5’500 persone hanno nuotato nel Reno a Basilea.',
      source: 'Ufficio di statistica di Basilea Città',
      as_of: 'Agosto 2025',
    },
    {
      kind: 'text',
      heading: 'Una misura, molti fattori',
      body: [
        'La temperatura dell’acqua è misurata in continuo e registrata come media di un breve intervallo. Da questi valori si ricavano le medie giornaliere e mensili. Per confrontare gli anni è utile anche il numero di giorni in cui si supera una determinata soglia.',
        'Il Reno si riscalda e si raffredda più lentamente dell’aria. Un giorno torrido non basta per avere acqua calda, una settimana torrida piuttosto sì. Conta anche la portata: con poca acqua la temperatura sale più in fretta.',
      ].join('\n\n'),
    },
    {
      kind: 'iframe',
      src: 'https://data.bs.ch/',
      title: 'Portale dei dati del Cantone di Basilea Città con la temperatura del Reno',
      purpose: 'Il portale dei dati mostra la temperatura del Reno misurata in continuo.',
      height_mobile: 480,
      height_desktop: 600,
      fallback_text:
        'Nel portale dei dati del Cantone le temperature misurate nel Reno sono disponibili come grafico, tabella e file.',
      caption: 'Valori misurati nel Reno',
      source: 'data.bs.ch',
    },
    {
      kind: 'expand-section',
      summary: 'A che cosa fare attenzione nell’interpretazione',
      body: [
        '- Singoli valori possono mancare, per esempio durante una manutenzione.',
        '- I valori degli ultimi giorni non sono verificati e vengono corretti in seguito.',
        '- Le temperature di stazioni diverse non si possono confrontare direttamente.',
      ].join('\n'),
    },
    {
      kind: 'link-button',
      label: 'Articolo sul Reno (in tedesco)',
      url: '/artikel/rhein-im-fluss',
      style: 'secondary',
    },
  ],
};
