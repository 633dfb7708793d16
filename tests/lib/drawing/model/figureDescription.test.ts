import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { figureDescription } from '@/lib/drawing/model/figureDescription';
import { dataColumns, indicatorEntry } from '../../charts/indicators';
import { dataRows } from '../../../support/rowsInShort';

const cars = {
  unit: 'Autos',
  unit_label: 'Anzahl Autos',
  subtitle: 'Kanton Basel-Stadt',
  chart_type: 'stacked',
  columns: dataColumns('jahr period, benzin value Benzin, diesel value Diesel'),
  data_rows: dataRows('2024 10 20, 2025 12 18'),
};

describe('the line below the title of a figure', () => {
  it('says unit, place and period', () => {
    expect(figureDescription(indicatorEntry(cars), 'de')).toBe('Anzahl Autos, Kanton Basel-Stadt, 2024–2025');
  });

  it.each([
    ['Anzahl Autos in Basel', 'Anzahl Autos in Basel, 2024–2025'],
    ['in Anzahl Autos, Basel', 'in Anzahl Autos, Basel, 2024–2025'],
    ['Anzahl Autoschlüssel', 'Anzahl Autos, Anzahl Autoschlüssel, 2024–2025'],
  ])('says the unit once, also with the subtitle «%s»', (subtitle, expected) => {
    expect(figureDescription(indicatorEntry({ ...cars, subtitle }), 'de')).toBe(expected);
  });

  it('says once what unit and subtitle both say', () => {
    const index = { ...cars, unit_label: 'Autos, Januar 2026 = 100', subtitle: 'Basel, Januar 2026 = 100' };
    expect(figureDescription(indicatorEntry(index), 'de')).toBe('Autos, Januar 2026 = 100, Basel, 2024–2025');
  });

  it('knows the word for per cent', () => {
    const shares = { ...cars, unit: '%', unit_label: null, subtitle: 'in Prozent, Basel' };
    expect(figureDescription(indicatorEntry(shares), 'de')).toBe('in Prozent, Basel, 2024–2025');
  });

  it('says of a chart that shows shares that it does, in every language', () => {
    const shares = indicatorEntry({ ...cars, chart_options: { stacking: 'percent' } });
    const said = locales.map((locale) => [locale, figureDescription(shares, locale).split(',')[0]] as const);
    expect(Object.fromEntries(said)).toMatchObject({
      de: 'Anteil in Prozent',
      ls: 'So viele von 100',
      fr: 'Part en %',
      it: 'Quota in percentuale',
      en: 'Share in per cent',
    });
  });

  it('keeps the unit of a chart whose shares would say nothing', () => {
    const line = indicatorEntry({ ...cars, chart_type: 'line', chart_options: { stacking: 'percent' } });
    expect(figureDescription(line, 'de')).toMatch(/^Anzahl Autos,/);
  });

  it.each([
    ['Basel', 'Anzahl Autos, Basel, 2016–2026'],
    ['nach Wohnviertel, Basel, 2026', 'Anzahl Autos, nach Wohnviertel, Basel, 2016–2026'],
    ['Basel, 1. Juni 2026', 'Anzahl Autos, Basel, 2016–2026'],
    ['Basel, 1.\u00a0Juni 2026', 'Anzahl Autos, Basel, 2016–2026'],
    ['Basel, 2016 und 2026', 'Anzahl Autos, Basel, 2016 und 2026'],
  ])('says all points in time of a map, whichever is shown, with the subtitle «%s»', (subtitle, expected) => {
    const columns = dataColumns('gebiet area, w0 value 2016, w1 value 2026');
    const map = { ...cars, chart_type: 'map', subtitle, columns, data_rows: dataRows('Clara 1 2, Riehen 9 4') };
    expect(figureDescription(indicatorEntry(map), 'de')).toBe(expected);
  });
});
