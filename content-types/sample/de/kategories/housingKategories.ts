import type { SampleEntry } from '../../../registry';
import { legalBasis } from '../legalBasis';
import { sources } from '../sources';

/** Statistics about dwellings, rents and land. */
export const housingKategories: readonly SampleEntry<'kategories'>[] = [
  {
    shared: {
      stata_id: 103,
      since_year: 1960,
      display_themes: ['bau-wohnungswesen'],
      display_subthemes: ['leerstand'],
      products: ['5813', '7580', '5814', '7577', '20001'],
      team_members: ['beat-muster'],
      data_as_of: '2026-06-01',
      last_update: '2026-08-21',
    },
    text: {
      title: 'Leerstandserhebung',
      lead: 'Die Leerstandserhebung zählt jedes Jahr die Wohnungen, die am 1. Juni leer stehen und auf dem Markt sind.',
      purpose:
        'Sie zeigt, wie angespannt der Wohnungsmarkt ist, und liefert dem Bund die Angaben für die Leerwohnungszählung.',
      method:
        'Vollerhebung am Stichtag 1. Juni. Eigentümerinnen, Eigentümer und Verwaltungen melden ihre leeren Wohnungen. Ergänzend werden Inserate ausgewertet und unklare Fälle nachgefragt. Die Quote teilt die Zahl der leeren Wohnungen durch den Bestand aller Wohnungen am Ende des Vorjahres.',
      population:
        'Alle bewohnbaren Wohnungen, die am 1. Juni leer sind und für mindestens drei Monate zur Miete oder zum Kauf angeboten werden.',
      spatial_levels: 'Kanton, Gemeinde, Wohnviertel; Kanton Basel-Landschaft',
      quality:
        'Nicht gezählt werden Wohnungen, die wegen Umbau oder Abbruch leer stehen, und solche, die schon vermietet, aber noch nicht bezogen sind. In kleinen Gebieten kann ein einzelner Neubau die Quote stark verändern.',
      provider: 'Statistisches Amt Basel-Stadt',
      legal_basis: [legalBasis.cantonalStatisticsAct, legalBasis.federalSurveysOrdinance],
      sources: [sources.vacancies],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'jährlich',
      reference_period: 'Stichtag 1. Juni',
      next_update_text: 'August 2027',
      corrections: [
        {
          when: '2026-08-27',
          text: 'In der ersten Fassung der Tabelle nach Wohnviertel waren die Werte von Rosental und Wettstein vertauscht. Richtig sind 1,01 % für das Rosental und 0,24 % für das Wettstein. Der Wert für den Kanton war richtig.',
        },
      ],
      content: [{ kind: 'indicator', indicator: '5813', size: 'm' }],
    },
    updated: '2026-08-27T12:15:00.000Z',
  },
  {
    shared: {
      stata_id: 104,
      since_year: 1980,
      display_themes: ['bau-wohnungswesen'],
      display_subthemes: ['gebaeude-wohnungen', 'haushalte'],
      products: ['1301', '6363', '1302', '1303'],
      team_members: ['beat-muster', 'hans-entwurf'],
      data_as_of: '2025-12-31',
      last_update: '2026-03-26',
    },
    text: {
      title: 'Gebäude- und Wohnungsregister',
      lead: 'Das Register führt alle Gebäude und Wohnungen des Kantons mit Adresse, Baujahr, Fläche und Heizung.',
      purpose:
        'Es ist die Grundlage für Zahlen zu Bestand, Neubau und Wohnfläche und ordnet im Einwohnerregister jeder Person eine Wohnung zu.',
      method:
        'Laufend nachgeführtes Register. Angaben zu Neubau, Umbau und Abbruch kommen aus den Baubewilligungen. Für die Statistik wird der Stand am Ende des Jahres ausgewertet.',
      population: 'Alle Gebäude mit Wohnnutzung und alle Wohnungen mit eigener Kocheinrichtung und eigenem Zugang.',
      spatial_levels: 'Kanton, Gemeinde, Wohnviertel, Bezirk',
      quality:
        'Zahl und Lage der Wohnungen sind zuverlässig. Angaben zur Heizung und zur Fläche älterer Gebäude können überholt sein.',
      provider: 'Statistisches Amt Basel-Stadt',
      legal_basis: [
        legalBasis.cantonalStatisticsAct,
        legalBasis.buildingRegisterOrdinance,
        legalBasis.registerHarmonisationAct,
      ],
      breaks: [
        {
          period: '2012',
          text: 'Die Wohnfläche pro Person wird aus Registern berechnet; frühere Werte stützen sich auf die Volkszählungen 1980, 1990 und 2000.',
        },
        {
          period: '2017',
          text: 'Das Register umfasst neu alle Gebäude, auch solche ohne Wohnungen. Für Wohngebäude ändert sich nichts.',
        },
      ],
      sources: [sources.dwellings],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'jährlich',
      reference_period: '31. Dezember',
      next_update_text: 'März 2027',
    },
    updated: '2026-03-26T07:30:00.000Z',
  },
  {
    shared: {
      stata_id: 113,
      since_year: 2006,
      display_themes: ['preise'],
      display_subthemes: ['mietpreise'],
      products: ['20021'],
      team_members: ['carla-exempel'],
      data_as_of: '2026-05-31',
      last_update: '2026-07-14',
    },
    text: {
      title: 'Mietpreiserhebung',
      lead: 'Die Mietpreiserhebung misst, wie sich die Mieten der Wohnungen in Basel entwickeln.',
      purpose:
        'Sie liefert die Mieten für den Basler Index der Konsumentenpreise und zeigt, was Wohnungen verschiedener Grösse kosten.',
      method:
        'Stichprobe von rund 5 % aller Miet- und Genossenschaftswohnungen, geschichtet nach Zimmerzahl und Baujahr. Verwaltungen und Vermietende geben die Nettomieten an. Jede Wohnung bleibt mehrere Jahre in der Stichprobe, damit gleiche Wohnungen verglichen werden.',
      population: 'Dauerhaft vermietete Wohnungen mit 1 bis 6 Zimmern im Kanton.',
      spatial_levels: 'Kanton',
      quality:
        'Die Erhebung zeigt bestehende Mietverhältnisse, nicht die Preise ausgeschriebener Wohnungen. Diese sind im Durchschnitt höher. Als Stichprobe ist sie mit einer Unsicherheit behaftet.',
      provider: 'Statistisches Amt Basel-Stadt',
      legal_basis: [legalBasis.cantonalStatisticsAct],
      sources: [sources.rents],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'halbjährlich',
      reference_period: 'Mai und November',
      next_update_text: 'Dezember 2026',
      notices: [
        { when: '2026-01-15', text: 'Diese Statistik hat den Mietpreisindex mit der Basis Mai 2000 abgelöst.' },
      ],
    },
    updated: '2026-07-14T08:20:00.000Z',
  },
  {
    // Replaced: pages that filter by statistics show the successor instead.
    shared: {
      stata_id: 114,
      since_year: 1995,
      successor_theme: '113',
      display_themes: ['preise'],
      display_subthemes: ['mietpreise'],
      team_members: ['carla-exempel'],
      data_as_of: '2025-11-30',
      last_update: '2025-12-11',
    },
    text: {
      title: 'Mietpreisindex (Basis Mai 2000)',
      lead: 'Der frühere Mietpreisindex wird nicht mehr weitergeführt. Er ist durch die Mietpreiserhebung abgelöst.',
      purpose: 'Historische Reihe für Vergleiche bis November 2025.',
      method:
        'Index der Nettomieten aus einer geschichteten Zufallsstichprobe, Mai 2000 = 100. Der letzte Stand beträgt 139,2 Punkte (November 2025).',
      population: 'Miet- und Genossenschaftswohnungen mit 1 bis 6 Zimmern.',
      spatial_levels: 'Kanton',
      quality: 'Die Reihe ist abgeschlossen und wird nicht mehr korrigiert.',
      provider: 'Statistisches Amt Basel-Stadt',
      legal_basis: [legalBasis.cantonalStatisticsAct],
      breaks: [{ period: '2000', text: 'Neue Basis Mai 2000; ältere Werte sind umgerechnet.' }],
      sources: [sources.rents],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'eingestellt',
      reference_period: 'November',
      next_update_text: 'keine',
    },
    updated: '2026-01-15T10:00:00.000Z',
  },
  {
    shared: {
      stata_id: 111,
      since_year: 1982,
      display_themes: ['raum-umwelt'],
      display_subthemes: ['raeumliche-gliederung'],
      products: ['1501', '4914'],
      team_members: ['felix-vorlage'],
      data_as_of: '2014-12-31',
      last_update: '2025-07-02',
    },
    text: {
      title: 'Arealstatistik',
      lead: 'Die Arealstatistik zeigt, wofür der Boden genutzt wird und was ihn bedeckt.',
      purpose: 'Grundlage für Raumplanung, Umweltbeobachtung und die Bewertung der Nachhaltigkeit.',
      method:
        'Auswertung von Luftbildern des Bundes. Über das ganze Land liegt ein Netz von Punkten im Abstand von 100 Metern. Für jeden Punkt wird bestimmt, wie der Boden genutzt wird. Ein Punkt steht für eine Hektare.',
      population: 'Die gesamte Fläche des Kantons.',
      spatial_levels: 'Kanton, Gemeinde',
      quality:
        'Weil jeder Punkt eine Hektare vertritt, sind Zahlen für kleine Gebiete ungenau. Zwischen zwei Aufnahmen liegen mehrere Jahre.',
      provider: 'Bundesamt für Statistik',
      legal_basis: [legalBasis.federalStatisticsAct, legalBasis.federalSurveysOrdinance],
      breaks: [
        {
          period: '2004',
          text: 'Nutzung und Bedeckung des Bodens werden getrennt erfasst; ältere Aufnahmen sind nachträglich angepasst.',
        },
      ],
      sources: [sources.landUse],
      frequency: 'alle sechs bis zwölf Jahre',
      reference_period: 'Jahr der Luftbilder: 1982, 1994, 2005/2006, 2014',
      next_update_text: 'noch offen',
    },
    updated: '2025-07-02T09:00:00.000Z',
  },
];
