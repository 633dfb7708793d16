import { describe, expect, it } from 'vitest';
import { latestDetail, latestParts, latestText } from '@/lib/data/latestText';

const share = { value: 0.7764, unit: '%', decimals: 2 };
const measured = { status: 'measured', isUncertain: false } as const;
const people = { value: 211_094, unit: 'Menschen', decimals: 0 };

describe('the value of an indicator in text', () => {
  it.each([
    [share, 'de', '0,78 %'],
    [share, 'en', '0.78%'],
    [share, 'ls', '1 von 100'],
    [people, 'de', '211’094 Menschen'],
    [people, 'ls', '211 Tausend Menschen'],
    [{ value: 41.26, unit: null, decimals: 1 }, 'de', '41,3'],
    [{ value: 41.26, unit: null, decimals: 1 }, 'ls', '41'],
  ] as const)('is exact, and rounded in Leichte Sprache: %o in %s', (latest, language, expected) => {
    expect(latestText(latest, language).replaceAll(/\s/g, ' ')).toBe(expected);
  });

  it.each([
    ['Arbeitslosenquote', 'Basel-Stadt', 'Basel-Stadt, Juli 2026'],
    ['Arbeitslosenquote', null, 'Juli 2026'],
    ['Ausländeranteil', 'Ausländeranteil', 'Juli 2026'],
    ['Neu erstellte Wohnungen', 'neu erstellte Wohnungen', 'Juli 2026'],
  ])('says of what and of when it is, without repeating the title «%s»', (title, series, expected) => {
    expect(latestDetail({ series, period: '2026-07', ...measured }, title, 'de')).toBe(expected);
  });

  it('says how sure it is, unless it is simply measured', () => {
    const value = { series: null, period: '2026-07', status: 'provisional', isUncertain: true } as const;
    expect(latestDetail(value, 'Titel', 'de')).toBe('Juli 2026, provisorisch, unsicher');
    expect(latestDetail({ ...value, status: 'scenario', isUncertain: false }, 'Titre', 'fr')).toBe(
      'juillet 2026, scénario',
    );
  });

  it('comes in two parts if the unit is set smaller', () => {
    expect(latestParts(people, 'de')).toEqual({ number: '211’094', unit: 'Menschen' });
    expect(latestParts(people, 'ls')).toMatchObject({ number: '211', unit: 'Tausend Menschen' });
  });
});
