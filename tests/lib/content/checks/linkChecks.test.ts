import { describe, expect, it } from 'vitest';
import { linkChecks } from '@/lib/content/checks/linkChecks';
import { checkContext } from '@/lib/content/checks/runChecks';
import { codesOf, entry } from './entries';

const known = checkContext(
  [
    entry('articles', { redirects_from: ['/artikel/alt'] }, 'de', 'leerstand'),
    entry('products', {}, 'de', '5813'),
    entry('glossars', {}, 'de', 'miete'),
    entry('indikatorensets', {}, 'de', 'wohnen'),
  ],
  '2026-08-21T10:00:00.000Z',
);

function found(body: string, locale: 'de' | 'fr' = 'de'): readonly string[] {
  return codesOf(linkChecks, entry('articles', { content: [{ kind: 'text', body }] }, locale), known);
}

describe('a link', () => {
  it.each([
    '[a](/artikel/fehlt)',
    '[a](/fr/artikel/fehlt)',
    '[a](/artikel/fehlt?x=1#oben)',
    '[a](/indikatorenportal/1)',
    '[a](/thema/weg)',
    '[a](/indikatorenset/fehlt/preise)',
    '[a](/artikel/leerstand/mehr)',
    '[a](/artikle/leerstand)',
    '[a](/Artikel/leerstand)',
    '[a](/gibt-es-nicht)',
  ])('to an entry that is not there is told: %s', (body) => {
    expect(found(body)).toEqual(['content.0.body: link-nowhere']);
    expect(found(body, 'fr')).toEqual(['content.0.body: link-nowhere']);
  });

  it.each([
    '[a](/artikel/leerstand)',
    '[a](/fr/artikel/leerstand#oben)',
    '[a](/artikel/alt)',
    '[a](/indikatorenportal/5813)',
    '[a](/gebiet/riehen)',
    '[a](/indikatorenset/wohnen/preise)',
    '[a](/themen)',
    '[a](/)',
    '[a](/fr)',
    '[a](/suche?q=miete)',
    '[a](/artikel/bev%C3%B6lkerung)',
    '[a](/thema/wohnen/feed.xml)',
    '[a](/data/5813.csv)',
    '[a](https://www.bs.ch/artikel/fehlt)',
    '[a](mailto:a@example.org)',
    '[a](#oben)',
  ])('to what is there, or is not made of an entry, is not: %s', (body) => {
    expect(found(body)).toEqual([]);
  });
});
