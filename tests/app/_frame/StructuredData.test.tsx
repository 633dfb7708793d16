import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { StructuredData } from '@/app/_frame/StructuredData';
import type { OpenPage } from '@/app/_frame/sitePage';
import type { Locale } from '@/content-types/locales';
import { pageAt } from '../../support/openPage';
import { renderInPage } from '../../support/renderPage';

const blocksSchema = z.array(z.record(z.string(), z.unknown()));

/** What a page says, by type. */
function saidBy(page: OpenPage): ReadonlyMap<unknown, Readonly<Record<string, unknown>>> {
  const script = renderInPage(<StructuredData page={page} />).querySelector('script[type="application/ld+json"]');
  const blocks = blocksSchema.parse(JSON.parse(script?.textContent ?? '[]'));
  return new Map(blocks.map((block) => [block['@type'], block]));
}

function said(path: string, locale: Locale = 'de'): ReturnType<typeof saidBy> {
  return saidBy(pageAt(path, locale));
}

describe('what pages tell search engines', () => {
  it('an indicator is data with files', () => {
    expect(said('/indikatorenportal/100').get('Dataset')).toMatchObject({
      '@context': 'https://schema.org',
      '@id': 'http://localhost:3000/indikatorenportal/100#dataset',
      name: 'Leerstandsquote [de], Kanton [de]',
      identifier: 'bs-indikator-100',
      dateModified: '2026-06-01',
      temporalCoverage: '2023/2026',
      creditText: 'Quelle: Statistisches Amt [de]',
      publisher: { '@type': 'GovernmentOrganization', name: 'Statistik Kanton Basel-Stadt' },
      variableMeasured: [
        { name: 'Quote [de]', unitText: 'Prozent der Wohnungen [de] (%)' },
        { name: 'Anzahl [de]', unitText: 'Wohnungen [de]' },
      ],
      distribution: [
        { encodingFormat: 'text/csv', contentUrl: 'http://localhost:3000/daten/indikator/100.csv' },
        { contentUrl: 'http://localhost:3000/daten/indikator/100.xlsx' },
        { contentUrl: 'http://localhost:3000/daten/indikator/100.json' },
      ],
      includedInDataCatalog: { '@id': 'http://localhost:3000/#catalog' },
    });
  });

  it('an indicator without data is none; an article has a headline and days', () => {
    expect([...said('/indikatorenportal/300').keys()]).toEqual(['BreadcrumbList']);
    expect(said('/artikel/leerstand-2026').get('Article')).toMatchObject({
      headline: 'Weniger leere Wohnungen [de]',
      mainEntityOfPage: 'http://localhost:3000/artikel/leerstand-2026',
      datePublished: '2026-08-21',
    });
  });

  it('the glossary is a set of terms, each at its place', () => {
    const terms = z
      .array(z.object({ name: z.string(), url: z.string() }))
      .parse(said('/interaktiv/glossar').get('DefinedTermSet')?.['hasDefinedTerm']);
    expect(terms.length).toBeGreaterThan(0);
    expect(terms[0]?.url).toMatch(/^http:\/\/localhost:3000\/interaktiv\/glossar#./);
  });

  it('each page says where it is', () => {
    expect(said('/thema/wohnen', 'fr').get('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, item: 'http://localhost:3000/fr' },
        { position: 2, item: 'http://localhost:3000/fr/themen' },
        { position: 3, name: 'Logement [fr]', item: 'http://localhost:3000/fr/thema/wohnen' },
      ],
    });
  });

  it('no text ends the element around it', () => {
    const page = pageAt('/thema/wohnen', 'de');
    const crumbs = [{ title: '</script><b>', path: '/thema/wohnen', language: 'de' as const }];
    const hostile = { ...page, description: { ...page.description, crumbs } };
    expect(saidBy(hostile).get('BreadcrumbList')).toMatchObject({ itemListElement: [{}, { name: '</script><b>' }] });
  });
});
