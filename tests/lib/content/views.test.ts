import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { views } from '@/lib/content/views';
import { area, areaIndicator, siteWith, vacancies, value } from '../../support/areaSite';

const site = siteWith(vacancies, areaIndicator({ id: 603, columns: [area, value], rows: [['Riehen', 40]] }));

describe.each(Object.entries(views))('the view %s', (key, view) => {
  it('has its own name, by which its values are told from those of others', () => {
    expect(view.name).toBe(key);
  });

  it('has values that are JSON, so that builds can compare them', () => {
    const values = locales.flatMap((locale) => [...view.valuesIn(site.contents(locale)).values()]);
    expect(JSON.parse(JSON.stringify(values))).toEqual(values);
  });

  it('is made once', () => {
    const content = site.contents('fr');
    expect(view.valuesIn(content)).toBe(view.valuesIn(content));
  });
});
