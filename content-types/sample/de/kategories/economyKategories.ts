import type { SampleEntry } from '../../../registry';
import { legalBasis } from '../legalBasis';
import { sources } from '../sources';

/** Statistics about tourism, work and prices. */
export const economyKategories: readonly SampleEntry<'kategories'>[] = [
  {
    shared: {
      stata_id: 105,
      since_year: 1935,
      display_themes: ['tourismus'],
      display_subthemes: ['beherbergung'],
      products: ['6546', '7516', '6545', '20003'],
      team_members: ['daniel-modell'],
      data_as_of: '2026-07-31',
      last_update: '2026-08-19',
    },
    text: {
      title: 'Tourismusstatistik',
      lead: 'Die Tourismusstatistik zählt Gäste, Logiernächte und Betten in den Hotels des Kantons.',
      purpose:
        'Sie zeigt der Branche und der Politik, wie sich der Tourismus entwickelt und aus welchen Ländern die Gäste kommen.',
      method:
        'Vollerhebung bei den Betrieben. Jeden Monat melden die Hotels ihre Ankünfte und Logiernächte nach Herkunft der Gäste. Fehlende Meldungen werden geschätzt und später ersetzt.',
      population:
        'Alle Hotels und Kurbetriebe im Kanton, die an mindestens einem Tag geöffnet sind. Private Unterkünfte und Buchungsplattformen gehören nicht dazu.',
      spatial_levels: 'Kanton',
      quality:
        'Monatszahlen sind vorläufig, Jahreszahlen ab Februar des Folgejahres definitiv. Gezählt wird nach Wohnsitz des Gastes, nicht nach Staatsangehörigkeit.',
      provider: 'Statistisches Amt Basel-Stadt, Bundesamt für Statistik',
      legal_basis: [legalBasis.cantonalStatisticsAct, legalBasis.federalStatisticsAct],
      breaks: [
        {
          period: '2005',
          text: 'Der Bund nimmt die Beherbergungsstatistik, die er 2004 ausgesetzt hatte, mit neuer Methode wieder auf.',
        },
        { period: '2016', text: 'Ein Doppelbett zählt als zwei Betten, vorher als eines.' },
      ],
      sources: [sources.tourism],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'monatlich',
      next_update_text: 'im Folgemonat',
      reference_period: 'Kalendermonat',
    },
    updated: '2026-08-19T07:15:00.000Z',
  },
  {
    shared: {
      stata_id: 106,
      since_year: 1993,
      display_themes: ['arbeit-erwerb'],
      display_subthemes: ['arbeitslose', 'erwerbspersonen'],
      products: ['7510', '8980', '1402'],
      team_members: ['carla-exempel'],
      data_as_of: '2026-07-31',
      last_update: '2026-08-10',
      next_update: '2026-12-08',
    },
    text: {
      title: 'Arbeitslosenstatistik',
      lead: 'Die Arbeitslosenstatistik zählt die Personen, die bei einem Regionalen Arbeitsvermittlungszentrum als arbeitslos gemeldet sind.',
      purpose:
        'Sie beobachtet den Arbeitsmarkt Monat für Monat und dient dem Vergleich mit der Schweiz und mit anderen Kantonen.',
      method:
        'Vollerhebung aus dem Informationssystem der Arbeitsvermittlung. Gezählt wird am letzten Arbeitstag des Monats. Die Quote teilt die Zahl der Arbeitslosen durch die Zahl der Erwerbspersonen, die aus der Strukturerhebung stammt.',
      population:
        'Personen mit Wohnsitz im Kanton, die gemeldet sind, keine Stelle haben und sofort eine antreten können.',
      spatial_levels: 'Kanton, Gemeinde',
      quality:
        'Wer sich nicht meldet oder keinen Anspruch mehr hat, fehlt. Die Quote hängt auch von der geschätzten Zahl der Erwerbspersonen ab. Saisonale Schwankungen sind in den Monatswerten enthalten.',
      provider: 'Staatssekretariat für Wirtschaft (SECO)',
      legal_basis: [legalBasis.unemploymentInsuranceAct],
      breaks: [
        {
          period: '2010',
          text: 'Die Zahl der Erwerbspersonen stammt aus der Strukturerhebung statt aus der Volkszählung 2000.',
        },
        {
          period: '2020',
          text: 'Die Zahl der Erwerbspersonen ist neu geschätzt, die Quoten ab diesem Jahr beziehen sich darauf.',
        },
      ],
      sources: [sources.unemployment],
      frequency: 'monatlich',
      reference_period: 'Ende des Monats',
      notices: [
        {
          when: '2026-01-09',
          text: 'Wegen einer Umstellung im System zeigen die Zahlen für Dezember 2025 den Stand vom 22. Dezember.',
        },
      ],
    },
    updated: '2026-08-10T07:00:00.000Z',
  },
  {
    shared: {
      stata_id: 107,
      display_themes: ['preise'],
      display_subthemes: ['teuerung'],
      products: ['7512', '7513'],
      team_members: ['carla-exempel'],
      data_as_of: '2026-07-31',
      last_update: '2026-08-06',
    },
    text: {
      title: 'Basler Index der Konsumentenpreise',
      lead: 'Der Basler Index misst, wie sich die Preise der Waren und Dienstleistungen verändern, die Haushalte in Basel kaufen.',
      purpose: 'Er zeigt die regionale Teuerung und dient der Anpassung von Löhnen, Renten, Mieten und Verträgen.',
      method:
        'Der Index folgt der Methode des Landesindex. Ein grosser Teil der Preise kommt vom Bund, regionale Preise wie die Mieten werden in Basel erhoben. Die Gewichte des Warenkorbs werden jedes Jahr erneuert.',
      population: 'Konsum der privaten Haushalte im Kanton Basel-Stadt.',
      spatial_levels: 'Kanton',
      quality:
        'Der Index misst reine Preisänderungen; wird ein Produkt besser oder schlechter, wird das herausgerechnet. Krankenkassenprämien und Steuern gehören nicht zum Warenkorb. Werte werden nicht nachträglich revidiert.',
      provider: 'Statistisches Amt Basel-Stadt, Bundesamt für Statistik',
      legal_basis: [legalBasis.cantonalStatisticsAct, legalBasis.federalStatisticsAct],
      breaks: [
        {
          period: '2025',
          text: 'Neue Basis Dezember 2025 = 100; frühere Werte sind umgerechnet und bleiben vergleichbar.',
        },
      ],
      sources: [sources.consumerPrices],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'monatlich',
      next_update_text: 'im Folgemonat',
      reference_period: 'erste Hälfte des Monats',
      corrections: [
        {
          when: '2026-03-05',
          text: 'In den Beschriftungen stand als Basis Dezember 2020 statt Dezember 2025. Die Werte waren richtig.',
        },
      ],
    },
    updated: '2026-08-06T06:30:00.000Z',
  },
];
