import type { SampleEntry } from '../../../registry';
import { images } from '../images';

export const studierende2025: SampleEntry<'articles'> = {
  shared: {
    slug: 'studierende-2025',
    publication_date: '2026-07-13',
    display_themes: ['bildung'],
    display_subthemes: ['hochschulen', 'schulen'],
    statistical_themes: ['112'],
    team_members: ['eva-probe'],
    highlight_articles: ['pendeln', 'wohnflaeche'],
    products: ['9379'],
    data_as_of: '2025-12-31',
    last_update: '2026-07-13',
  },
  text: {
    title: '28’234 Studierende an Universität und Fachhochschule',
    kicker: 'Bildung',
    lead: 'An der Universität Basel und an der Fachhochschule Nordwestschweiz waren 2025 zusammen 28’234 Studierende eingeschrieben. Wie viele davon im Kanton wohnen, sagt diese Zahl nicht.',
    image: images.bildung,
    content: [
      {
        kind: 'simple-hero-statistics-box',
        item: {
          label: 'Studierende',
          indicator: '9379',
          series: 'total',
          period: '2025',
          supporting_text: 'Jahr 2025',
        },
        text: 'So viele Personen studierten 2025 an der Universität Basel und an der Fachhochschule Nordwestschweiz.',
        source: 'Indikatorenportal Basel-Stadt',
        as_of: '2025',
      },
      {
        kind: 'text',
        heading: 'Zwei Hochschulen, eine Zahl',
        body: [
          'Die Universität Basel wird von den Kantonen Basel-Stadt und Basel-Landschaft getragen, die Fachhochschule Nordwestschweiz von vier Kantonen. Beide bilden Menschen aus der ganzen Region und aus dem Ausland aus. Die 28’234 Studierenden sind deshalb keine Einwohnerzahl: Wer eingeschrieben ist, kann auch in Liestal, Lörrach oder Olten wohnen.',
          'Umgekehrt studieren viele junge Menschen aus Basel-Stadt an einer anderen Hochschule. Um beides auseinanderzuhalten, unterscheidet die Bildungsstatistik zwischen dem Ort der Schule und dem Wohnort vor Beginn der Ausbildung.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '9379', size: 'l', start_view: 'chart', show_explanations: true },
      {
        kind: 'text',
        heading: 'Wie viele ein Studium abschliessen',
        body: [
          'Die Abschlussquote setzt die neuen Absolventinnen und Absolventen einer Hochschule ins Verhältnis zur gleichaltrigen Wohnbevölkerung. 2022 betrug sie für Basel-Stadt 25,3 %. Im gesamtschweizerischen Mittel waren es 32,6 %, in Basel-Landschaft 34,7 % und im Kanton Jura 37,0 %.',
          'Beim Vergleich ist Vorsicht geboten. In eine Stadt ziehen viele junge Erwachsene erst für das Studium oder den Beruf. Sie gehören dann zur Bezugsbevölkerung, auch wenn sie ihre Ausbildung anderswo begonnen haben.',
        ].join('\n\n'),
      },
      {
        kind: 'text',
        heading: 'Bildung und Wohnviertel',
        body: [
          'Wie verbreitet ein Abschluss auf der Tertiärstufe ist, unterscheidet sich stark nach Wohnviertel. Die Angaben stammen aus einer Stichprobe. Damit sie genau genug sind, werden fünf Jahre zusammengefasst, und zu jedem Wert gehört ein Vertrauensintervall.',
          [
            '| Wohnviertel | Anteil | Vertrauensintervall |',
            '| --- | ---: | ---: |',
            '| Altstadt Grossbasel | 68,0 % | 62,7–73,2 % |',
            '| Am Ring | 60,0 % | 57,3–62,6 % |',
            '| Bachletten | 52,1 % | 49,9–54,4 % |',
            '| Gundeldingen | 46,4 % | 44,4–48,4 % |',
            '| Klybeck | 24,2 % | 21,3–27,1 % |',
            '| Kleinhüningen | 18,9 % | 14,7–23,0 % |',
          ].join('\n'),
          'Die Tabelle zeigt eine Auswahl. Sie bezieht sich auf Personen ab 15 Jahren und auf die Jahre 2018–2022.',
        ].join('\n\n'),
      },
      {
        kind: 'info-box',
        title: 'Vertrauensintervall',
        variant: 'definition',
        body: 'Bei einer Stichprobe ist jeder Wert eine Schätzung. Das Vertrauensintervall ist der Bereich, in dem der wahre Wert mit einer Wahrscheinlichkeit von 95 % liegt. Überschneiden sich die Intervalle zweier Wohnviertel, ist der Unterschied möglicherweise zufällig.',
      },
      {
        kind: 'expand-section',
        summary: 'Stipendien: wer unterstützt wird',
        body: [
          '2025 erhielten 1’933 Personen ein Stipendium des Kantons. 742 von ihnen machten eine berufliche Grundbildung, 703 eine Ausbildung auf der Tertiärstufe und 485 besuchten ein Gymnasium oder eine andere allgemeinbildende Schule. Drei Stipendien gingen an Personen in übrigen Ausbildungen.',
          'Seit 2015 ist die Zahl der Stipendien auf der Tertiärstufe von 779 auf 703 gesunken.',
        ].join('\n\n'),
      },
      {
        kind: 'sub-theme-list',
        title: 'Unterthemen der Bildung',
        theme: 'bildung',
        display: 'tiles',
        show_counts: true,
        show_lead: true,
      },
      {
        kind: 'theme-list',
        title: 'Verwandte Themen',
        themes: ['bevoelkerung', 'arbeit-erwerb', 'bau-wohnungswesen'],
        display: 'list',
        show_counts: false,
        show_lead: false,
      },
      { kind: 'link-button', label: 'Zum Thema Bildung', url: '/thema/bildung', style: 'primary' },
    ],
    sources: [
      {
        name: 'Indikatorenportal Basel-Stadt, Studierende',
        url: 'https://statistik.bs.ch/indikatorenportal/9379',
      },
      {
        name: 'Bundesamt für Statistik (BFS), Studierende und Abschlüsse der Hochschulen',
        url: 'https://statistik.bs.ch/indikatorenportal/8369',
      },
      {
        name: 'Bundesamt für Statistik (BFS), Strukturerhebung',
        url: 'https://statistik.bs.ch/indikatorenportal/7697',
      },
      {
        name: 'Amt für Ausbildungsbeiträge Basel-Stadt',
        url: 'https://statistik.bs.ch/indikatorenportal/9915',
      },
    ],
    next_update_text: 'Sommer 2027',
    frequency: 'jährlich',
    reference_period: 'Jahr 2025',
  },
  updated: '2026-07-13T05:50:00.000Z',
};
