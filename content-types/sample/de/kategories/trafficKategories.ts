import type { SampleEntry } from '../../../registry';
import { legalBasis } from '../legalBasis';
import { sources } from '../sources';

/** Statistics about traffic. */
export const trafficKategories: readonly SampleEntry<'kategories'>[] = [
  {
    shared: {
      stata_id: 108,
      since_year: 1992,
      display_themes: ['verkehr'],
      display_subthemes: ['strassenverkehrsunfaelle'],
      products: ['9274', '9283'],
      team_members: ['daniel-modell'],
      data_as_of: '2025-12-31',
      last_update: '2026-04-09',
    },
    text: {
      title: 'Strassenverkehrsunfallstatistik',
      lead: 'Die Statistik zählt die Unfälle auf den Strassen des Kantons, die von der Polizei aufgenommen werden.',
      purpose: 'Sie zeigt, wo und wie Unfälle geschehen, und hilft, gefährliche Stellen zu erkennen.',
      method:
        'Vollerhebung aus den Unfallprotokollen der Kantonspolizei, die in der ganzen Schweiz gleich aufgebaut sind.',
      population: 'Alle polizeilich aufgenommenen Unfälle auf öffentlichen Strassen im Kanton.',
      spatial_levels: 'Kanton, Gemeinde, Wohnviertel',
      quality:
        'Unfälle, die der Polizei nicht gemeldet werden, fehlen. Das betrifft vor allem Alleinunfälle mit dem Velo und Unfälle mit kleinem Sachschaden.',
      provider: 'Kantonspolizei Basel-Stadt, Bundesamt für Strassen',
      legal_basis: [legalBasis.federalStatisticsAct, legalBasis.federalSurveysOrdinance],
      breaks: [
        { period: '2017', text: 'Angezeigte Parkschäden ohne bekannte Verursachende zählen nicht mehr als Unfall.' },
      ],
      sources: [sources.accidents],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'jährlich',
      reference_period: 'Kalenderjahr',
      next_update_text: 'April 2027',
    },
    updated: '2026-04-09T08:30:00.000Z',
  },
  {
    shared: {
      stata_id: 109,
      since_year: 1995,
      display_themes: ['verkehr'],
      display_subthemes: ['motorfahrzeuge'],
      products: ['12713'],
      team_members: ['daniel-modell'],
      data_as_of: '2025-12-31',
      last_update: '2026-02-16',
    },
    text: {
      title: 'Motorfahrzeugstatistik',
      lead: 'Die Statistik zählt die zugelassenen Fahrzeuge im Kanton und die neu in Verkehr gesetzten.',
      purpose: 'Sie zeigt, wie stark die Bevölkerung motorisiert ist und wie sich die Antriebe verändern.',
      method: 'Vollerhebung aus dem Informationssystem der Verkehrszulassung.',
      population: 'Fahrzeuge, die im Kanton zugelassen sind oder im Lauf des Jahres zum ersten Mal zugelassen wurden.',
      spatial_levels: 'Kanton, Gemeinde',
      quality:
        'Massgebend ist, wo ein Fahrzeug zugelassen ist, nicht, wo es fährt. Fahrzeuge von Firmen und Vermietungen können einzelne Gebiete verzerren.',
      provider: 'Bundesamt für Strassen (ASTRA)',
      legal_basis: [legalBasis.federalStatisticsAct, legalBasis.federalSurveysOrdinance],
      breaks: [],
      sources: [sources.vehicles],
      frequency: 'jährlich',
      reference_period: 'Bestand: 30. September, Neuzulassungen: Kalenderjahr',
      next_update_text: 'Februar 2027',
    },
    updated: '2026-02-16T08:10:00.000Z',
  },
  {
    shared: {
      stata_id: 110,
      since_year: 1990,
      display_themes: ['verkehr', 'arbeit-erwerb'],
      display_subthemes: ['pendler', 'erwerbspersonen'],
      products: ['5203'],
      team_members: ['daniel-modell'],
      data_as_of: '2024-12-31',
      last_update: '2026-05-11',
    },
    text: {
      title: 'Pendlerstatistik',
      lead: 'Die Pendlerstatistik zeigt, wie viele Menschen zur Arbeit in den Kanton kommen und wie viele hinausfahren.',
      purpose: 'Grundlage für die Planung von Verkehr und Siedlung in der trinationalen Agglomeration.',
      method:
        'Für die Schweiz: Strukturerhebung des Bundes, eine Befragung von jährlich mindestens 200’000 Personen. Für das Ausland: Statistik der Grenzgängerinnen und Grenzgänger.',
      population: 'Erwerbstätige ab 15 Jahren, die an einem festen Ort ausserhalb ihrer Wohnung arbeiten.',
      spatial_levels: 'Kanton, Gemeinde, Agglomeration',
      quality:
        'Die Zahlen sind hochgerechnet und werden auf Hunderter gerundet. Für einzelne Gemeinden werden mehrere Jahre zusammengefasst.',
      provider: 'Bundesamt für Statistik',
      legal_basis: [legalBasis.federalStatisticsAct, legalBasis.federalSurveysOrdinance],
      breaks: [
        {
          period: '2010',
          text: 'Die jährliche Strukturerhebung löst die Volkszählung ab; ältere Zahlen sind nur bedingt vergleichbar.',
        },
      ],
      sources: [sources.structuralSurvey],
      frequency: 'jährlich',
      reference_period: 'Kalenderjahr',
      next_update_text: 'Mai 2027',
    },
    updated: '2026-05-11T12:00:00.000Z',
  },
];
