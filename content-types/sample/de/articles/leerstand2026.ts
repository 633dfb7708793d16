import type { SampleEntry } from '../../../registry';
import { images, shareImages } from '../images';

export const leerstand2026: SampleEntry<'articles'> = {
  shared: {
    slug: 'leerstand-2026',
    publication_date: '2026-08-21',
    display_themes: ['bau-wohnungswesen'],
    display_subthemes: ['leerstand', 'gebaeude-wohnungen'],
    statistical_themes: ['103', '104'],
    team_members: ['beat-muster'],
    highlight_articles: ['wohnflaeche', 'bevoelkerung-juli-2026'],
    products: ['5813', '7580', '5814', '20001'],
    data_as_of: '2026-06-01',
    last_update: '2026-08-21',
    redirects_from: ['/artikel/leerstand-2025-provisorisch'],
  },
  text: {
    title: 'Der Leerstand sinkt auf 0,78 Prozent',
    kicker: 'Wohnen',
    lead: 'Am 1. Juni 2026 standen im Kanton Basel-Stadt 912 Wohnungen leer, 167 weniger als ein Jahr zuvor. Die Leerwohnungsquote ist damit von 0,92 % auf 0,78 % zurückgegangen.',
    image: { ...images.wohnen, focal_x: 0.5, focal_y: 0.4 },
    hero_statistics: [
      {
        label: 'Leerwohnungsquote',
        indicator: '5813',
        supporting_text: '1. Juni 2026; Vorjahr: 0,92 %',
        trend_text: '0,14 Prozentpunkte weniger',
      },
      {
        label: 'Leere Wohnungen',
        indicator: '7580',
        supporting_text: '1. Juni 2026; Vorjahr: 1’079',
        trend_text: '167 Wohnungen weniger',
      },
      {
        label: 'Höchste Quote im Wohnviertel Vorstädte',
        value: 2.45,
        decimals: 2,
        unit: '%',
        supporting_text: '1. Juni 2026; tiefste Quote: Wettstein mit 0,24 %',
        url: '/indikatorenportal/5814',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Weniger leere Wohnungen als im Vorjahr',
        body: [
          'Die jährliche Leerstandserhebung zählt am Stichtag 1. Juni alle Wohnungen, die zur Miete oder zum Kauf angeboten werden und sofort bezogen werden könnten. Im Jahr 2026 waren es 912, also 15,5 % weniger als die 1’079 des Vorjahrs.',
          'Die Leerwohnungsquote, der Anteil der leeren Wohnungen am gesamten Bestand, liegt jetzt bei 0,78 % und damit nahezu auf dem Wert von 2024 (0,77 %). Der Anstieg von 2025 war also nur vorübergehend.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '5813', size: 'l', start_view: 'chart', show_explanations: true },
      {
        kind: 'text',
        heading: 'Ein Blick auf zwanzig Jahre',
        body: [
          '2005 betrug die Quote 1,52 %, bis 2014 fiel sie auf 0,23 %. In der Folge nahm das Angebot wieder zu; 2022 war mit 1,17 % der letzte Höchststand erreicht. Seither stehen weniger Wohnungen leer.',
          '2017 wurden 546 leere Wohnungen gezählt, 2022 waren es 1’328, also mehr als doppelt so viele. Der Indikator [Leer stehende Wohnungen](/indikatorenportal/7580) führt die ganze Zeitreihe auf.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '7580', size: 'm', start_view: 'chart', show_downloads: false },
      {
        kind: 'info-box',
        title: 'Was als leer gilt',
        variant: 'definition',
        body: 'Eine Leerwohnung steht am Stichtag leer, ist bewohnbar und wird für mindestens drei Monate vermietet oder verkauft. Wohnungen, die umgebaut werden oder bereits vergeben sind, gehören nicht dazu.',
      },
      {
        kind: 'text',
        heading: 'Kleine Wohnungen stehen häufiger leer',
        body: [
          'Von den 912 leeren Wohnungen hatten 763 höchstens drei Zimmer; das sind 83,7 %. Am höchsten ist die Quote bei den Einzimmerwohnungen. Für Familien bleibt die Auswahl dagegen klein: Wohnungen mit fünf oder mehr Zimmern machten nur 49 der leeren Wohnungen aus.',
          [
            '| Zimmerzahl | Leere Wohnungen | Anteil am Leerstand | Leerwohnungsquote |',
            '| --- | ---: | ---: | ---: |',
            '| 1 Zimmer | 224 | 24,6 % | 1,7 % |',
            '| 2 Zimmer | 274 | 30,0 % | 1,0 % |',
            '| 3 Zimmer | 265 | 29,1 % | 0,6 % |',
            '| 4 Zimmer | 100 | 11,0 % | 0,5 % |',
            '| 5 Zimmer | 29 | 3,2 % | 0,4 % |',
            '| 6 und mehr Zimmer | 20 | 2,2 % | 0,3 % |',
          ].join('\n'),
          'Die Anteile sind gerundet und ergeben zusammen deshalb nicht genau 100 %.',
        ].join('\n\n'),
      },
      {
        kind: 'text',
        heading: 'Grosse Unterschiede zwischen den Wohnvierteln',
        body: [
          'In den Vorstädten ist die Quote mit 2,45 % am höchsten, gefolgt von der Altstadt Grossbasel (1,52 %) und der Altstadt Kleinbasel (1,18 %). Am anderen Ende stehen Wettstein (0,24 %) und Bachletten (0,32 %). In Riehen beträgt die Quote 0,84 %, in Bettingen 0,53 %.',
          'Der Vergleich mit 2016 zeigt fast überall eine Zunahme. Nur im Hirzbrunnen und in Bettingen ist die Quote heute tiefer als vor zehn Jahren. In kleinen Wohnvierteln genügt allerdings ein einziger Neubau, um die Quote deutlich zu verändern.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '5814', size: 'full', start_view: 'chart' },
      {
        kind: 'expand-section',
        summary: 'Wie die Leerstandserhebung entsteht',
        body: [
          'Die Erhebung ist eine Vollerhebung. Verwaltungen, Genossenschaften sowie Eigentümerinnen und Eigentümer melden ihre leeren Wohnungen. Die Angaben werden mit dem Gebäude- und Wohnungsregister abgeglichen, aus dem auch der Wohnungsbestand stammt.',
          '- **Stichtag:** 1. Juni\n- **Raum:** Kanton, Gemeinden und Wohnviertel\n- **Veröffentlichung:** im August',
          'Das Methodenblatt zur [Leerstandserhebung](/statistik/103) beschreibt das Vorgehen im Einzelnen.',
        ].join('\n\n'),
      },
      {
        kind: 'text',
        heading: 'Beide Basel zusammen',
        body: 'Auch im Nachbarkanton ging der Leerstand zurück: In Basel-Landschaft standen 980 Wohnungen leer, nach 1’196 im Jahr 2025. Für beide Kantone zusammen ergeben sich 1’892 leere Wohnungen und eine Quote von 0,70 %.',
      },
      { kind: 'indicator-set', set: 'leerstand', display: 'tiles', limit: 6 },
      { kind: 'quiz', quiz: 'wohnen', mode: 'inline', questions_limit: 3 },
      { kind: 'background-article', article: 'wohnflaeche', kicker: 'Mehr zum Wohnen' },
    ],
    sources: [
      {
        name: 'Statistisches Amt Basel-Stadt, Leerstandserhebung',
        url: 'https://statistik.bs.ch/indikatorenportal/5813',
      },
      {
        name: 'Statistisches Amt Basel-Stadt, Leerstandserhebung nach Wohnviertel',
        url: 'https://statistik.bs.ch/indikatorenportal/5814',
      },
    ],
    next_update_text: 'August 2027',
    frequency: 'jährlich',
    reference_period: 'Stichtag 1. Juni 2026',
    seo_title: 'Leerstand 2026: 0,78 Prozent der Wohnungen in Basel-Stadt stehen leer',
    seo_description:
      'Am 1. Juni 2026 standen in Basel-Stadt 912 Wohnungen leer. Die Zahlen nach Zimmerzahl, Wohnviertel und Jahr.',
    share_image: shareImages.leerstand,
  },
  updated: '2026-08-21T06:30:00.000Z',
};
