import type { SampleEntry } from '../../../registry';
import { images } from '../images';

export const tourismus2025: SampleEntry<'articles'> = {
  shared: {
    slug: 'tourismus-2025',
    publication_date: '2026-02-12',
    revision_date: '2026-08-19',
    display_themes: ['tourismus'],
    display_subthemes: ['beherbergung'],
    statistical_themes: ['105'],
    team_members: ['daniel-modell'],
    highlight_articles: ['rhein-im-fluss', 'leerstand-2026'],
    products: ['6546', '7516', '6545', '20003'],
    data_as_of: '2025-12-31',
    last_update: '2026-08-19',
  },
  text: {
    title: '1,7 Millionen Logiernächte im Jahr 2025',
    kicker: 'Tourismus',
    lead: 'Die Hotels im Kanton Basel-Stadt zählten 2025 insgesamt 1’686’289 Logiernächte, 8,5 % mehr als im Vorjahr. Gut drei von fünf Übernachtungen entfielen auf Gäste aus dem Ausland.',
    image: images.abend,
    content: [
      {
        kind: 'hero-statistics-box',
        title: 'Das Jahr 2025 in Zahlen',
        items: [
          {
            label: 'Logiernächte',
            indicator: '6546',
            series: 'total',
            period: '2025',
            supporting_text: 'Vorjahr: 1’553’925',
            trend_text: '8,5 % mehr',
          },
          {
            label: 'davon Gäste aus dem Ausland',
            indicator: '6546',
            series: 'ausland',
            period: '2025',
            supporting_text: '62,8 % aller Logiernächte',
          },
          {
            label: 'davon Gäste aus der Schweiz',
            indicator: '6546',
            series: 'inland',
            period: '2025',
            supporting_text: '37,2 % aller Logiernächte',
          },
        ],
        source: 'Statistisches Amt Basel-Stadt, Tourismusstatistik',
        as_of: 'Jahr 2025',
      },
      {
        kind: 'text',
        heading: 'Ein Drittel mehr als im Mittel von zehn Jahren',
        body: [
          'Eine Logiernacht ist eine Übernachtung einer Person. Wer drei Nächte bleibt, zählt einmal als Ankunft und dreimal als Logiernacht. Nach dieser Zählweise ergaben sich 2025 rund 132’000 Logiernächte mehr als 2024.',
          'Verglichen mit dem Mittelwert der Jahre 2016 bis 2025 beträgt das Plus 416’037 Logiernächte oder 32,8 %. In diesem Mittelwert sind allerdings auch die schwachen Jahre der Pandemie enthalten.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '6546', size: 'l', start_view: 'chart', show_explanations: true },
      {
        kind: 'text',
        heading: 'Im Dezember am meisten, im Januar am wenigsten',
        body: [
          'Das Hotelgewerbe kennt einen klaren Jahresgang. Im Januar 2025 wurden 89’163 Logiernächte gezählt, im Dezember mit 175’960 fast doppelt so viele. Knapp zwei Drittel davon, nämlich 114’423, gingen auf Gäste aus dem Ausland zurück; das ist der höchste Monatswert dieser Gruppe.',
          'Bei den Gästen aus der Schweiz lag der Höchstwert mit 62’050 Logiernächten im Juli. Im Juli 2026 wurden insgesamt 158’473 Logiernächte gezählt; das sind 5,3 % weniger als im Juli 2025.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '7516', size: 'm', start_view: 'chart' },
      {
        kind: 'text',
        heading: 'Woher die Gäste kommen',
        body: [
          'Der wichtigste Markt ist die Schweiz selbst. Ihr Anteil stieg zwischen 2016 und 2025 von 33,4 % auf 37,2 %. Unter den ausländischen Märkten liegt Deutschland vorn, vor den Vereinigten Staaten und dem Vereinigten Königreich.',
          [
            '| Herkunft | Logiernächte 2025 | Anteil |',
            '| --- | ---: | ---: |',
            '| Schweiz | 627’267 | 37,2 % |',
            '| Deutschland | 224’286 | 13,3 % |',
            '| Vereinigte Staaten | 157’617 | 9,3 % |',
            '| Vereinigtes Königreich | 101’493 | 6,0 % |',
            '| Frankreich | 58’879 | 3,5 % |',
            '| Italien | 51’864 | 3,1 % |',
            '| Spanien | 45’631 | 2,7 % |',
            '| Niederlande | 43’391 | 2,6 % |',
            '| Indien | 20’206 | 1,2 % |',
            '| Volksrepublik China | 18’868 | 1,1 % |',
            '| Übrige Länder | 336’787 | 20,0 % |',
          ].join('\n'),
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '6545', size: 'm', start_view: 'chart', show_downloads: false },
      {
        kind: 'simple-hero-statistics-box',
        item: { label: 'Verfügbare Betten', value: 9493, decimals: 0, supporting_text: 'in 63 Hotels, Jahr 2025' },
        text: 'Das Angebot ist um 202 Betten gewachsen, obwohl ein Betrieb weniger geöffnet war als 2024.',
        source: 'Statistisches Amt Basel-Stadt, Tourismusstatistik',
        as_of: 'Jahr 2025',
      },
      {
        kind: 'text',
        heading: 'Ein Angebot im Wandel',
        body: [
          'Die Zahl der Hotels hat sich in zehn Jahren kaum verändert: 2016 waren 64 Betriebe geöffnet, 2025 waren es 63. Die Zusammensetzung ist aber eine andere. Bei den Häusern mit drei Sternen ging die Zahl von 26 auf 21 zurück, bei den nicht klassierten Betrieben stieg sie von 10 auf 15.',
          'Deutlich gewachsen ist die Zahl der Betten. 2016 standen 7’543 zur Verfügung, 2025 waren es mit 9’493 ein Viertel mehr. Seit 2016 zählt jedes Doppelbett als zwei Betten; in der Erhebung von 1935 waren es 2’225 Betten in 42 Betrieben.',
        ].join('\n\n'),
      },
      {
        kind: 'expand-section',
        summary: 'Wer in der Tourismusstatistik gezählt wird',
        body: 'Erfasst werden die Übernachtungen in Hotels. Private Unterkünfte und Besuche bei Bekannten fehlen, ebenso Tagesgäste. Die Herkunft richtet sich nach dem Wohnsitz der Gäste und nicht nach ihrer Staatsangehörigkeit. Einzelheiten stehen im Methodenblatt [Tourismusstatistik](/statistik/105).',
      },
      { kind: 'search-button', label: 'Alle Inhalte zu Logiernächten suchen', query: 'Logiernächte' },
      {
        kind: 'additional-information-box',
        title: 'Weitere Informationen',
        downloads: [{ title: 'Logiernächte als offene Daten', url: 'https://data.bs.ch/', date: '2026-08-19' }],
        links: [
          { title: 'Thema Tourismus', url: '/thema/tourismus' },
          { title: 'Unterthema Beherbergung', url: '/unterthema/beherbergung' },
        ],
        contacts: ['daniel-modell'],
        method_links: [{ title: 'Methodenblatt Tourismusstatistik', url: '/statistik/105' }],
        next_update: 'Monatlich; Jahresergebnis 2026 im Februar 2027',
      },
    ],
    sources: [
      {
        name: 'Statistisches Amt Basel-Stadt, Tourismusstatistik',
        url: 'https://statistik.bs.ch/indikatorenportal/6546',
      },
      {
        name: 'Statistisches Amt Basel-Stadt, Hotelbetriebe und Betten',
        url: 'https://statistik.bs.ch/indikatorenportal/6541',
      },
    ],
    next_update_text: 'Februar 2027',
    frequency: 'jährlich, einzelne Reihen monatlich',
    reference_period: 'Jahr 2025',
    notices: [
      {
        when: '2026-08-19',
        text: 'Die Monatswerte des Jahres 2026 sind provisorisch; sie werden mit dem Jahresabschluss endgültig.',
      },
    ],
  },
  updated: '2026-08-19T06:45:12.000Z',
};
