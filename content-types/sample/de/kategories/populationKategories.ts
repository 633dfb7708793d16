import type { SampleEntry } from '../../../registry';
import { legalBasis } from '../legalBasis';
import { sources } from '../sources';

/** Statistics about the people of the canton and their education. */
export const populationKategories: readonly SampleEntry<'kategories'>[] = [
  {
    shared: {
      stata_id: 101,
      since_year: 1774,
      display_themes: ['bevoelkerung'],
      display_subthemes: ['bestand-struktur', 'wanderungen', 'haushalte', 'sterblichkeit'],
      products: ['6623', '7763', '1201', '1202', '1203', '1204', '1701', '6363', '1303', '7954', '20002'],
      team_members: ['anna-beispiel'],
      data_as_of: '2026-07-31',
      last_update: '2026-08-21',
    },
    text: {
      title: 'Bevölkerungsstatistik',
      lead: 'Die Bevölkerungsstatistik zählt, wie viele Menschen im Kanton wohnen, wer geboren wird und stirbt, wer zuzieht und wer geht.',
      purpose:
        'Die Zahlen dienen Behörden, Politik, Wirtschaft und Forschung. Sie bilden die Grundlage für Szenarien, für die Schulraumplanung und für viele Kennzahlen, die sich auf die Zahl der Menschen beziehen.',
      method:
        'Vollerhebung aus Registern. Jeden Monat wird das kantonale Einwohnerregister ausgewertet; eigene Befragungen braucht es nicht. Der Bestand am Ende eines Monats ergibt sich aus dem Bestand am Anfang, den Geburten, Todesfällen, Zuzügen, Wegzügen und Umzügen. Nachträgliche Meldungen werden in dem Monat gezählt, in dem sie eintreffen.',
      population:
        'Alle Personen, die im Kanton gemeldet sind, unabhängig von Staatsangehörigkeit und Aufenthaltsbewilligung.',
      spatial_levels: 'Kanton, Gemeinde, Wohnviertel, Bezirk',
      quality:
        'Das Register ist nahezu vollständig. Ungenau kann der Ort sein, wenn sich jemand spät an- oder abmeldet. Die Zahlen weichen von der ständigen Wohnbevölkerung des Bundes ab, weil diese anders abgegrenzt ist. Bei weniger als vier Personen werden Merkmale nicht ausgewiesen.',
      provider: 'Statistisches Amt Basel-Stadt',
      legal_basis: [
        legalBasis.cantonalStatisticsAct,
        legalBasis.cantonalStatisticsOrdinance,
        legalBasis.registerHarmonisationAct,
      ],
      breaks: [
        { period: '1850', text: 'Eidgenössische Volkszählungen lösen die kantonalen Zählungen ab.' },
        { period: '1908', text: 'Kleinhüningen kommt zur Stadt Basel.' },
        { period: '2012', text: 'Die Zahlen stammen direkt aus dem kantonalen Einwohnerregister.' },
      ],
      sources: [sources.population],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'monatlich',
      next_update_text: 'im Folgemonat',
      reference_period: 'letzter Tag des Monats',
      notices: [
        {
          when: '2026-02-20',
          text: 'Die Jahreszahlen 2025 sind definitiv.',
        },
      ],
      content: [
        {
          kind: 'expand-section',
          summary: 'So ist das Methodenblatt aufgebaut',
          body: 'Jedes Methodenblatt beantwortet dieselben Fragen: Was wird gemessen, wozu, bei wem, wie, wie oft und wie genau? Brüche in der Reihe und Korrekturen stehen immer dabei.',
        },
      ],
    },
    updated: '2026-08-21T06:30:00.000Z',
  },
  {
    shared: {
      stata_id: 102,
      display_themes: ['bevoelkerung'],
      display_subthemes: ['szenarien'],
      products: ['6215', '11899'],
      team_members: ['anna-beispiel'],
      data_as_of: '2025-12-31',
      last_update: '2026-04-22',
    },
    text: {
      title: 'Bevölkerungsszenarien',
      lead: 'Die Szenarien rechnen vor, wie sich die Bevölkerung des Kantons bis 2050 unter drei verschiedenen Annahmen entwickelt.',
      purpose: 'Planungsgrundlage für Schulen, Wohnungsbau, Pflege und Verkehr.',
      method:
        'Modellrechnung. Ausgehend vom Bestand am Ende des Vorjahres wird die Bevölkerung Jahr für Jahr nach Alter, Geschlecht und Staatsangehörigkeit fortgeschrieben. Annahmen gibt es zu Geburten, Lebenserwartung, Wanderung und Wohnungsbau. Das hohe und das tiefe Szenario kombinieren je die Annahmen, die zu mehr oder zu weniger Menschen führen.',
      population: 'Kantonale Wohnbevölkerung am Jahresende.',
      spatial_levels: 'Kanton, Gemeinde, Gruppen von Wohnvierteln',
      quality:
        'Je weiter ein Jahr in der Zukunft liegt, desto unsicherer ist das Ergebnis. Für kleine Gebiete sind die Szenarien deutlich ungenauer als für den Kanton. Ereignisse wie Kriege, Seuchen oder Wirtschaftskrisen sind nicht vorgesehen.',
      provider: 'Statistisches Amt Basel-Stadt',
      legal_basis: [legalBasis.cantonalStatisticsAct],
      sources: [sources.scenarios],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'jährlich',
      reference_period: 'Jahresende, Zeitraum bis 2050',
      next_update_text: 'Frühling 2027',
    },
    updated: '2026-04-22T08:00:00.000Z',
  },
  {
    shared: {
      stata_id: 112,
      since_year: 2010,
      display_themes: ['bildung'],
      display_subthemes: ['hochschulen', 'schulen'],
      products: ['9379'],
      team_members: ['eva-probe'],
      data_as_of: '2025-11-15',
      last_update: '2026-04-28',
    },
    text: {
      title: 'Bildungsstatistik',
      lead: 'Die Bildungsstatistik zählt Lernende und Studierende auf allen Stufen und ihre Abschlüsse.',
      purpose: 'Sie zeigt, wer welche Ausbildung besucht, und dient der Planung von Schulen und Studienplätzen.',
      method:
        'Vollerhebung. Schulen und Hochschulen melden ihre Lernenden aus den eigenen Verwaltungssystemen. Das Statistische Amt prüft die Angaben und leitet sie an den Bund weiter.',
      population:
        'Alle Lernenden an öffentlichen und privaten Schulen im Kanton sowie die Studierenden der Universität Basel und der Fachhochschule Nordwestschweiz.',
      spatial_levels: 'Kanton, Gemeinde, Wohnviertel (nach Wohnort)',
      quality: 'Die Angaben sind vollständig. Angaben nach Wohnort und nach Schulort dürfen nicht vermischt werden.',
      provider: 'Statistisches Amt Basel-Stadt, Bundesamt für Statistik',
      legal_basis: [
        legalBasis.cantonalStatisticsAct,
        legalBasis.federalStatisticsAct,
        legalBasis.federalSurveysOrdinance,
      ],
      breaks: [
        {
          period: '2013–2015',
          text: 'Die Schulreform führt sechs Jahre Primarschule und drei Jahre Sekundarschule ein; Orientierungs- und Weiterbildungsschule laufen aus.',
        },
      ],
      sources: [sources.education],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'jährlich',
      reference_period: 'Schulen: September, Hochschulen: 15. November',
      next_update_text: 'April 2027',
    },
    updated: '2026-04-28T09:50:00.000Z',
  },
];
