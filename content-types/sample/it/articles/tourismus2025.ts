import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const tourismus2025: LocalizedInput<'articles'> = {
  title: '1,7 milioni di pernottamenti nel 2025',
  kicker: 'Turismo',
  lead: 'Nel 2025 gli alberghi del Cantone di Basilea Città hanno registrato 1’686’289 pernottamenti, l’8,5 % in più dell’anno precedente. Oltre tre pernottamenti su cinque sono stati di ospiti dall’estero.',
  image: images.abend,
  content: [
    {
      kind: 'hero-statistics-box',
      title: 'Il 2025 in cifre',
      items: [
        {
          label: 'Pernottamenti',
          indicator: '6546',
          series: 'total',
          period: '2025',
          supporting_text: 'anno precedente: 1’553’925',
          trend_text: '8,5 % in più',
        },
        {
          label: 'di cui ospiti dall’estero',
          indicator: '6546',
          series: 'ausland',
          period: '2025',
          supporting_text: '62,8 % di tutti i pernottamenti',
        },
        {
          label: 'di cui ospiti dalla Svizzera',
          indicator: '6546',
          series: 'inland',
          period: '2025',
          supporting_text: '37,2 % di tutti i pernottamenti',
        },
      ],
      source: 'Ufficio di statistica di Basilea Città, statistica del turismo',
      as_of: 'Anno 2025',
    },
    {
      kind: 'text',
      heading: 'Un terzo in più della media decennale',
      body: [
        'Un pernottamento è una notte trascorsa da una persona. Chi resta tre notti conta una volta come arrivo e tre volte come pernottamento. Contando così, nel 2025 si sono avuti circa 132’000 pernottamenti in più che nel 2024.',
        'Rispetto alla media degli anni 2016–2025 l’aumento è di 416’037 pernottamenti, cioè del 32,8 %. Questa media comprende però anche gli anni deboli della pandemia.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '6546', size: 'l', start_view: 'chart', show_explanations: true },
    {
      kind: 'text',
      heading: 'Dicembre in testa, gennaio in coda',
      body: [
        'Il settore alberghiero ha un chiaro andamento stagionale. Nel gennaio 2025 si sono contati 89’163 pernottamenti, in dicembre 175’960, quasi il doppio. Poco meno di due terzi di questi ultimi, 114’423, sono stati di ospiti dall’estero: è il valore mensile più alto per questo gruppo.',
        'Per gli ospiti dalla Svizzera il massimo è stato raggiunto in luglio con 62’050 pernottamenti. Nel luglio 2026 i pernottamenti sono stati in totale 158’473, il 5,3 % in meno che nel luglio 2025.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '7516', size: 'm', start_view: 'chart' },
    {
      kind: 'text',
      heading: 'Da dove vengono gli ospiti',
      body: [
        'Il mercato più importante è la Svizzera stessa. La sua quota è passata dal 33,4 % nel 2016 al 37,2 % nel 2025. Tra i mercati esteri è in testa la Germania, davanti agli Stati Uniti e al Regno Unito.',
        [
          '| Provenienza | Pernottamenti 2025 | Quota |',
          '| --- | ---: | ---: |',
          '| Svizzera | 627’267 | 37,2 % |',
          '| Germania | 224’286 | 13,3 % |',
          '| Stati Uniti | 157’617 | 9,3 % |',
          '| Regno Unito | 101’493 | 6,0 % |',
          '| Francia | 58’879 | 3,5 % |',
          '| Italia | 51’864 | 3,1 % |',
          '| Spagna | 45’631 | 2,7 % |',
          '| Paesi Bassi | 43’391 | 2,6 % |',
          '| India | 20’206 | 1,2 % |',
          '| Repubblica popolare Cinese | 18’868 | 1,1 % |',
          '| Altri Paesi | 336’787 | 20,0 % |',
        ].join('\n'),
      ].join('\n\n'),
    },
    {
      kind: 'simple-hero-statistics-box',
      item: { label: 'Letti disponibili', value: 9493, decimals: 0, supporting_text: 'in 63 alberghi, anno 2025' },
      text: 'L’offerta è cresciuta di 202 letti, benché fosse aperta un’azienda in meno che nel 2024.',
      source: 'Ufficio di statistica di Basilea Città, statistica del turismo',
      as_of: 'Anno 2025',
    },
    {
      kind: 'text',
      heading: 'Un’offerta che cambia',
      body: [
        'In dieci anni il numero di alberghi è rimasto quasi uguale: nel 2016 le aziende aperte erano 64, nel 2025 63. È cambiata però la composizione. Gli alberghi a tre stelle sono passati da 26 a 21, quelli senza classificazione da 10 a 15.',
        'È aumentato invece nettamente il numero di letti. Nel 2016 erano 7’543, nel 2025 9’493, un quarto in più. Dal 2016 ogni letto matrimoniale conta come due letti; nella rilevazione del 1935 i letti erano 2’225 in 42 aziende.',
      ].join('\n\n'),
    },
    {
      kind: 'expand-section',
      summary: 'Che cosa conta la statistica del turismo',
      body: 'Si rilevano i pernottamenti negli alberghi. Mancano gli alloggi privati, i soggiorni presso conoscenti e chi visita la città in giornata. La provenienza dipende dal domicilio degli ospiti e non dalla loro nazionalità. I dettagli figurano nella scheda metodologica della [statistica del turismo](/statistik/105).',
    },
    { kind: 'search-button', label: 'Cercare tutti i contenuti sui pernottamenti', query: 'pernottamenti' },
    {
      kind: 'additional-information-box',
      title: 'Ulteriori informazioni',
      downloads: [{ title: 'Pernottamenti come dati aperti', url: 'https://data.bs.ch/', date: '2026-08-19' }],
      links: [
        { title: 'Tema Turismo', url: '/thema/tourismus' },
        { title: 'Sottotema Ricettività turistica', url: '/unterthema/beherbergung' },
      ],
      contacts: ['daniel-modell'],
      method_links: [{ title: 'Scheda metodologica della statistica del turismo', url: '/statistik/105' }],
      next_update: 'Ogni mese; risultato annuale 2026 nel febbraio 2027',
    },
  ],
  sources: [
    {
      name: 'Ufficio di statistica di Basilea Città, statistica del turismo',
      url: 'https://statistik.bs.ch/indikatorenportal/6546',
    },
    {
      name: 'Ufficio di statistica di Basilea Città, aziende alberghiere e letti',
      url: 'https://statistik.bs.ch/indikatorenportal/6541',
    },
  ],
  next_update_text: 'febbraio 2027',
  frequency: 'annuale, singole serie mensili',
  reference_period: 'anno 2025',
  notices: [
    {
      when: '2026-08-19',
      text: 'I valori mensili del 2026 sono provvisori; diventano definitivi con la chiusura dell’anno.',
    },
  ],
};
