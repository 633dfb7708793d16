import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const unfaelle2025: LocalizedInput<'articles'> = {
  title: 'Circolazione stradale 2025: 500 incidenti, 340 persone infortunate',
  kicker: 'Trasporti',
  lead: 'Nel 2025 la polizia ha registrato 500 incidenti sulle strade del Cantone di Basilea Città, 35 in meno che nel 2024. Cinque persone hanno perso la vita.',
  image: images.verkehr,
  hero_statistics: [
    {
      label: 'Incidenti stradali',
      indicator: '9274',
      series: 'unfaelle',
      period: '2025',
      supporting_text: 'anno 2025; anno precedente: 535',
      goal: 'lower',
      trend_text: '35 incidenti in meno',
    },
    {
      label: 'Persone infortunate',
      value: 340,
      decimals: 0,
      unit: 'persone',
      supporting_text: 'anno 2025; anno precedente: 365',
      trend_text: '25 persone in meno',
      url: '/indikatorenportal/9283',
    },
    {
      label: 'Feriti gravi',
      value: 101,
      decimals: 0,
      supporting_text: '2025; 29,7 % delle persone infortunate',
      url: '/indikatorenportal/9283',
    },
  ],
  content: [
    {
      kind: 'text',
      heading: 'Il numero di incidenti più basso dal 2017',
      body: [
        'Un incidente figura nella statistica se è stato verbalizzato dalla polizia. Nel 2025 gli incidenti erano 500, il 6,5 % in meno dell’anno precedente. È il valore più basso dal 2017, anno in cui è iniziato l’attuale metodo di conteggio. Il minimo precedente, 502 incidenti nel 2022, è stato superato di poco al ribasso.',
        'In 273 dei 500 incidenti, cioè nel 54,6 %, ci sono stati feriti o morti. Gli altri 227 hanno causato soltanto danni materiali.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '9274', size: 'l', start_view: 'chart', show_explanations: true },
    {
      kind: 'text',
      heading: 'Due infortunati su tre con ferite leggere',
      body: [
        'In totale le persone infortunate, cioè ferite o decedute, sono state 340. 234 sono rimaste ferite leggermente e 101 gravemente, cinque sono morte. In rapporto al totale sono il 68,8 %, il 29,7 % e l’1,5 %.',
        'In un Cantone piccolo i decessi sulla strada sono per fortuna così rari che il loro numero può variare molto da un anno all’altro. Da un solo anno non si può dedurre alcuna tendenza. Più indicativa è la somma di feriti gravi e morti su più anni.',
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'Il confronto sul lungo periodo',
      body: [
        'Dagli anni Novanta il numero di persone infortunate si è più che dimezzato. Il massimo è stato raggiunto nel 1995 con 980 persone, il minimo nel 2012 con 307. Poi il numero è risalito fino a 490 nel 2016; dal 2020 non ha superato 410 in nessun anno.',
        [
          '| Anno | Incidenti | Persone infortunate |',
          '| --- | ---: | ---: |',
          '| 2019 | 747 | 471 |',
          '| 2020 | 602 | 366 |',
          '| 2021 | 577 | 377 |',
          '| 2022 | 502 | 344 |',
          '| 2023 | 561 | 410 |',
          '| 2024 | 535 | 365 |',
          '| 2025 | 500 | 340 |',
        ].join('\n'),
      ].join('\n\n'),
    },
    {
      kind: 'info-box',
      title: 'Interruzione della serie',
      variant: 'warning',
      body: 'Fino al 2016 contavano come incidenti anche i danni da parcheggio denunciati con responsabile sconosciuto. Dal 2017 non sono più compresi. Il numero di incidenti prima e dopo questo cambiamento non si può quindi confrontare direttamente; per le persone infortunate il confronto è ammesso.',
    },
    {
      kind: 'text',
      heading: 'In rapporto alla popolazione',
      body: 'Nel 2025 si sono verificati in media quasi dieci incidenti alla settimana. Rispetto alla popolazione residente media di 209’022 persone gli infortunati sono 163 ogni 100’000 abitanti. Non tutti però abitano nel Cantone: conta il luogo dell’incidente e non il domicilio delle persone coinvolte.',
    },
    {
      kind: 'expand-section',
      summary: 'Quando una ferita è considerata grave?',
      body: 'È considerato ferito grave chi a causa dell’incidente non può svolgere le normali attività a casa per almeno 24 ore, per esempio perché ricoverato in ospedale. È considerato deceduto chi muore entro 30 giorni per le conseguenze dell’incidente.',
    },
    {
      kind: 'additional-information-box',
      title: 'Ulteriori informazioni',
      links: [
        { title: 'Tema Mobilità e trasporti', url: '/thema/verkehr' },
        { title: 'Sottotema Incidenti stradali (in tedesco)', url: '/unterthema/strassenverkehrsunfaelle' },
      ],
      contacts: ['daniel-modell'],
      sources: [
        {
          name: 'Polizia cantonale di Basilea Città; Ufficio federale delle strade (USTRA)',
          url: 'https://statistik.bs.ch/indikatorenportal/9274',
        },
      ],
      method_links: [
        { title: 'Scheda metodologica della statistica degli incidenti stradali (in tedesco)', url: '/statistik/108' },
      ],
      next_update: 'Marzo 2027',
    },
  ],
  sources: [
    {
      name: 'Polizia cantonale di Basilea Città; Ufficio federale delle strade (USTRA)',
      url: 'https://statistik.bs.ch/indikatorenportal/9274',
    },
    {
      name: 'Polizia cantonale di Basilea Città, persone infortunate',
      url: 'https://statistik.bs.ch/indikatorenportal/5186',
    },
  ],
  next_update_text: 'marzo 2027',
  frequency: 'annuale',
  reference_period: 'anno 2025',
  corrections: [
    {
      when: '2026-03-24',
      text: 'Nella prima versione si leggeva che il numero di persone infortunate era diminuito di 35. La diminuzione corretta è di 25 persone, da 365 a 340. Il numero di incidenti era giusto fin dall’inizio.',
    },
  ],
};
