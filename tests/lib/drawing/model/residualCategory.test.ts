import { describe, expect, it } from 'vitest';
import { greySeries } from '@/lib/drawing/greySeries';
import { isResidual, residualIndex } from '@/lib/drawing/model/residualCategory';
import { chartOf, column } from '../../charts/indicators';

function named(...labels: readonly string[]): readonly { readonly label: string }[] {
  return labels.map((label) => ({ label }));
}

const rests = [
  'Übrige, Übrige Länder, Weiss nicht, Weiss es nicht, Keine Angabe, keine Antwort, Andere, Sonstiges',
  'Autres pays, Sans réponse, Ne sait pas, Altri, Nessuna risposta, Non so, Other, Don’t know, No answer',
].flatMap((names) => names.split(', '));

const others =
  'Keine Kinder, Nicht zufrieden, Restaurants, Anderthalb, Andere-Leute-AG, Autriche, Altro-Adige, Otherwise';

describe('the rest', () => {
  it.each(rests)('is known by its name: %s', (label) => {
    expect(isResidual({ label })).toBe(true);
  });

  it.each(others.split(', '))('is not what only begins alike: %s', (label) => {
    expect(isResidual({ label })).toBe(false);
  });

  it('is one of several series, and grey only if no other is', () => {
    expect(residualIndex(named('Deutschland', 'Übrige', 'Italien'))).toBe(1);
    expect(residualIndex(named('Andere', 'Unbekannt', 'Italien'))).toBeUndefined();
    expect(residualIndex(named('Übrige'))).toBeUndefined();
  });
});

describe('what is grey', () => {
  const columns = [column('jahr', 'period'), ...['a', 'b', 'Übrige'].map((key) => column(key, 'value'))];
  const greysWith = (options: object | null): readonly number[] =>
    greySeries(chartOf({ columns, data_rows: [['2024', 1, 2, 3]], chart_type: 'column', chart_options: options }));

  it('is the rest, and all beside what editors want to stand out', () => {
    expect(greysWith(null)).toEqual([2]);
    expect(greysWith({ emphasis: ['b'] })).toEqual([0, 2]);
    expect(greysWith({ emphasis: ['of another time'] })).toEqual([2]);
  });

  it('is nothing in small charts, which have one series each', () => {
    expect(greysWith({ emphasis: ['b'], multiples: true })).toEqual([]);
  });
});
