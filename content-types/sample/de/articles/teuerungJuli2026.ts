import type { SampleEntry } from '../../../registry';
import { images } from '../images';

export const teuerungJuli2026: SampleEntry<'articles'> = {
  shared: {
    slug: 'teuerung-juli-2026',
    publication_date: '2026-08-03',
    display_themes: ['preise'],
    display_subthemes: ['teuerung', 'mietpreise'],
    statistical_themes: ['107', '113'],
    team_members: ['carla-exempel'],
    highlight_articles: ['arbeitslosigkeit-juli-2026', 'wohnflaeche'],
    products: ['7512', '7513', '20011'],
    data_as_of: '2026-07-31',
    last_update: '2026-08-03',
  },
  text: {
    title: 'Die Jahresteuerung beträgt im Juli 0,3 Prozent',
    kicker: 'Preise',
    lead: 'Der Basler Index der Konsumentenpreise ist im Juli 2026 um 0,2 % auf 101,1 Punkte gesunken. Gegenüber dem Juli 2025 liegen die Preise um 0,3 % höher.',
    image: images.markt,
    hero_statistics: [
      {
        label: 'Jahresteuerung in Basel-Stadt',
        indicator: '7512',
        period: '2026-07',
        supporting_text: 'Juli 2026; Schweiz: 0,4 %',
      },
      {
        label: 'Indexstand',
        indicator: '7513',
        period: '2026-07',
        supporting_text: 'Juli 2026; Dezember 2025 = 100',
        trend_text: '0,2 % tiefer als im Juni',
      },
      {
        label: 'Mittlere Jahresteuerung',
        value: 0.2,
        decimals: 1,
        unit: '%',
        supporting_text: 'Jahr 2025',
        url: '/indikatorenportal/7512',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Leicht tiefere Preise als im Juni',
        body: [
          'Im Juli 2026 steht der Basler Index bei 101,1 Punkten. Im Juni hatte er 101,3 Punkte betragen; das entspricht einem Rückgang um 0,2 %. Seit dem Basismonat Dezember 2025 sind die Preise damit um 1,1 % gestiegen.',
          'Ein Teil dieser Bewegung wiederholt sich jedes Jahr. Saisonale Angebote und Ausverkäufe verschieben den Index von Monat zu Monat, ohne dass sich an der grundsätzlichen Entwicklung etwas ändert. Die Reihe ist nicht saisonbereinigt.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '7513', size: 'l', start_view: 'chart', show_explanations: true },
      {
        kind: 'text',
        heading: 'Der Vergleich mit dem Vorjahr',
        body: [
          'Aussagekräftiger ist der Vergleich mit dem gleichen Monat des Vorjahrs, die Jahresteuerung. Sie beträgt im Juli 0,3 % und ist damit um 0,1 Prozentpunkte tiefer als in der ganzen Schweiz (0,4 %). Die Teuerung bleibt gering: Im Durchschnitt des Jahres 2025 hatte sie 0,2 % betragen.',
          [
            '| Monat | Index 2025 | Index 2026 |',
            '| --- | ---: | ---: |',
            '| Januar | 100,0 | 100,0 |',
            '| Februar | 100,5 | 100,6 |',
            '| März | 100,5 | 100,8 |',
            '| April | 100,5 | 101,1 |',
            '| Mai | 100,6 | 101,3 |',
            '| Juni | 100,8 | 101,3 |',
            '| Juli | 100,8 | 101,1 |',
          ].join('\n'),
          'Alle Werte der Tabelle beziehen sich auf die Basis Dezember 2025 = 100.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '7512', size: 'm', start_view: 'chart' },
      {
        kind: 'info-box',
        title: 'Indexpunkt und Prozent',
        variant: 'definition',
        body: 'Ein Anstieg von 100 auf 101 Punkte ist eine Zunahme um 1 Punkt und zugleich um 1 %. Steht der Index höher, stimmen die beiden Angaben nicht mehr überein: Von 125 auf 126 Punkte sind es ebenfalls 1 Punkt, aber nur 0,8 %.',
      },
      {
        kind: 'text',
        heading: 'Was der Index misst',
        body: [
          'Der Basler Index ist die regionale Ausgabe des Landesindexes der Konsumentenpreise. Er zeigt, wie sich der Preis eines gleichbleibenden Warenkorbs verändert, den private Haushalte im Kanton kaufen. Dazu gehören Nahrungsmittel ebenso wie Mieten, Verkehr oder Freizeit.',
          'Nicht enthalten sind Steuern und die Prämien der obligatorischen Krankenversicherung. Deshalb kann der Eindruck entstehen, das Leben verteuere sich rascher als die Statistik ausweist.',
        ].join('\n\n'),
      },
      {
        kind: 'text',
        heading: 'Wozu der Index dient',
        body: 'Löhne, Renten und Unterhaltsbeiträge werden häufig an die Teuerung angepasst, ebenso manche Verträge mit langer Laufzeit. Dafür braucht es eine Grösse, die nach festen Regeln berechnet und nachträglich nicht geändert wird. Der Index erfüllt diese Bedingung: Ein veröffentlichter Monatswert gilt als endgültig.',
      },
      {
        kind: 'expand-section',
        summary: 'Und die Mieten?',
        body: [
          'Für die Mietpreise gibt es eine eigene Erhebung. Sie umfasst eine Stichprobe von 5 % der Miet- und Genossenschaftswohnungen. Eine Dreizimmerwohnung kostete im Mai 2026 durchschnittlich CHF 1’353 im Monat, eine Vierzimmerwohnung CHF 1’833.',
          'Massgebend ist das Methodenblatt [Mietpreiserhebung](/statistik/113). Die frühere Reihe [Mietpreisindex](/statistik/114) wird nicht mehr fortgeführt.',
        ].join('\n\n'),
      },
      { kind: 'app', app: 'mietpreisraster', display: 'card' },
      {
        kind: 'link-button',
        label: 'Monatsindikatoren ansehen',
        url: '/indikatorenset/monatsindikatoren',
        style: 'primary',
      },
    ],
    sources: [
      {
        name: 'Statistisches Amt Basel-Stadt; Bundesamt für Statistik (BFS)',
        url: 'https://statistik.bs.ch/indikatorenportal/7513',
      },
      {
        name: 'Statistisches Amt Basel-Stadt, Mietpreiserhebung',
        url: 'https://statistik.bs.ch/indikatorenportal/4128',
      },
    ],
    next_update_text: 'zu Beginn des Folgemonats',
    frequency: 'monatlich',
    reference_period: 'Juli 2026',
  },
  updated: '2026-08-03T06:34:48.000Z',
};
