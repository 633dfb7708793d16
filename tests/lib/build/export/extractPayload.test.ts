import { describe, expect, it } from 'vitest';
import { isPagePayload } from '@/lib/shared/browser/pagePayload';
import { readTags } from '@/lib/shared/html/tokenizer';
import { extractPayload } from '@/lib/build/export/extractPayload';
import { stripFramework } from '@/lib/build/next/stripFramework';
import { moduleAddress, rawPage } from './sampleExport';

function payloadOf(raw: string): ReturnType<typeof extractPayload> {
  const html = stripFramework(raw);
  return extractPayload(html, readTags(html));
}

const head = [
  '<meta name="description" content="Kurz &amp; gut"/>',
  '<meta name="citation_author" content="A"/><meta name="citation_author" content="B"/>',
  '<meta property="og:title" content="O"/><meta name="theme-color" content="#fff"/>',
  '<link rel="canonical" href="https://statistik.example/themen"/>',
  '<link rel="alternate" hrefLang="fr" href="https://statistik.example/fr/themen"/>',
  '<link rel="alternate" type="text/csv" title="Daten" href="/themen.csv"/>',
  '<script type="application/ld+json">{"outside":1}</script>',
].join('');

const main = '<h1>Themen</h1><script type="application/ld+json">{"inside":1}</script><svg><title>Linie</title></svg>';

describe('B5.2 extractPayload', () => {
  it('holds what differs between pages', () => {
    expect(payloadOf(rawPage({ title: 'Themen &amp; mehr', menuKey: 'topics', head, main }))).toEqual({
      title: 'Themen & mehr',
      lang: 'de',
      menuKey: 'topics',
      isContent: false,
      canonical: 'https://statistik.example/themen',
      alternates: [
        { href: 'https://statistik.example/fr/themen', hreflang: 'fr' },
        { href: '/themen.csv', type: 'text/csv', title: 'Daten' },
      ],
      description: 'Kurz & gut',
      meta: [
        { name: 'citation_author', content: 'A' },
        { name: 'citation_author', content: 'B' },
        { property: 'og:title', content: 'O' },
      ],
      jsonLd: ['{"outside":1}'],
      main,
      build: 'build-1',
      assets: ['/_next/static/chunks/style.css', moduleAddress],
    });
  });

  it('is accepted by the browser, also with an island', () => {
    expect(isPagePayload(payloadOf(rawPage({ head, main })))).toBe(true);
    expect(isPagePayload(payloadOf(rawPage()))).toBe(true);
    expect(isPagePayload(payloadOf(rawPage({ main: '<div data-island="Search"></div>' })))).toBe(true);
  });
});
