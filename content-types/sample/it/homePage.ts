import type { LocalizedInput } from '../../registry';
import { images, shareImages } from './images';

export const homePage: Readonly<Record<string, LocalizedInput<'home-page'>>> = {
  'home-page': {
    title: '211’094 persone vivono nel Cantone di Basilea Città.',
    lead: 'Stato a fine luglio 2026. Come abitano, lavorano e si spostano: cifre, carte e spiegazioni, a disposizione di tutti.',
    image: images.home,
    search_placeholder: 'Abitazioni vuote, pendolari, Riehen …',
    slogans: [
      { text: 'Chi vive da solo dispone in media di 65 metri quadrati.', url: '/artikel/wohnflaeche' },
      { text: 'Un quarto delle automobili nuove va solo a elettricità.', url: '/indikatorenportal/12713' },
      { text: 'Nel 1774 nella città di Basilea vivevano 15’040 persone.' },
    ],
    hero_statistics: [
      {
        label: 'Tasso di abitazioni vuote',
        indicator: '5813',
        sparkline: true,
        supporting_text: '1º giugno 2026; 2025: 0,92 %',
        trend_text: 'più basso dell’anno precedente',
      },
      {
        label: 'Tasso di disoccupazione',
        indicator: '7510',
        sparkline: true,
        supporting_text: 'luglio 2026',
      },
      {
        label: 'Pernottamenti',
        indicator: '6546',
        sparkline: true,
        supporting_text: '2025; 63 % dall’estero',
        trend_text: 'più dell’anno precedente',
      },
      {
        label: 'Rincaro',
        indicator: '7512',
        sparkline: true,
        supporting_text: 'luglio 2026, rispetto a un anno prima; Svizzera: 0,4 %',
      },
    ],
    content: [
      { kind: 'theme-list', title: 'Temi', display: 'list', show_counts: true },
      { kind: 'teaser-box', title: 'Novità', limit: 4 },
      { kind: 'focus-teaser', focus_teaser: 'pendeln-fokus' },
      {
        kind: 'field-link',
        title: 'Domande frequenti',
        items: [
          {
            label: 'Il mio quartiere',
            url: '/interaktiv/wohnviertel-vergleich',
            icon: 'map',
            description: '21 territori a confronto',
          },
          {
            label: 'Abitazioni vuote',
            url: '/unterthema/leerstand',
            icon: 'building',
            description: 'Stato, evoluzione, quartieri',
          },
          {
            label: 'Prezzi',
            url: '/unterthema/teuerung',
            icon: 'price',
            description: 'Come cambia il costo della vita',
          },
          {
            label: 'Il futuro della popolazione',
            url: '/artikel/szenarien-2050',
            icon: 'people',
            description: 'Tre scenari fino al 2050',
          },
        ],
      },
      { kind: 'indicator-set', set: 'monatsindikatoren', display: 'tiles', limit: 6 },
      {
        kind: 'teaser-box',
        title: 'Altre notizie dall’Ufficio di statistica',
        teasers: ['jahrbuch', 'newsletter'],
        columns: 2,
      },
    ],
    info_box: {
      title: 'Non trova una cifra?',
      body: 'Ci chiami o ci scriva: [+41 61 000 00 07](tel:+41610000007), [gina.schema@example.org](mailto:gina.schema@example.org). La aiutiamo nella ricerca, spieghiamo i termini e prepariamo dati su richiesta. Le informazioni semplici sono gratuite.',
    },
    seo_title: 'Statistica del Cantone di Basilea Città',
    seo_description:
      'Cifre su popolazione, abitazioni, lavoro, turismo, trasporti e ambiente nel Cantone di Basilea Città: indicatori, carte, articoli e dati aperti.',
    share_image: shareImages.standard,
  },
};
