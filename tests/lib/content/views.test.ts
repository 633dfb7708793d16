import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { views } from '@/lib/content/views';
import { tinySite, tinySiteTranslations } from '../../fixtures/tinySite';
import { area, areaIndicator, siteWith, vacancies, value } from '../../support/areaSite';
import { loadSite, tinyMedia } from '../../support/site';

const site = siteWith(vacancies, areaIndicator({ id: 603, columns: [area, value], rows: [['Riehen', 40]] }));

const articles = tinySite.articles.map(({ shared, ...article }) => ({
  ...article,
  shared: { ...shared, statistical_themes: ['70'] },
}));
const { contents } = loadSite({
  content: { ...tinySite, articles },
  translations: tinySiteTranslations,
  media: tinyMedia,
});

describe.each(Object.entries(views))('the view %s', (key, view) => {
  it('has its own name, by which its values are told from those of others', () => {
    expect(view.name).toBe(key);
  });

  it('has values that are JSON, so that builds can compare them', () => {
    const all = locales.flatMap((locale) => [contents(locale), site.contents(locale)]);
    const values = all.flatMap((content) => [...view.valuesIn(content).values()]);
    expect(values).not.toEqual([]);
    expect(JSON.parse(JSON.stringify(values))).toEqual(values);
  });
});
