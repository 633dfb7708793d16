import { describe, expect, it } from 'vitest';
import { stripFramework } from '@/lib/build/next/stripFramework';
import { moduleAddress, rawPage } from '../export/sampleExport';

const jsonLd = '<script type="application/ld+json">{"name":"</b> \\u003c/script>"}</script>';

describe('stripFramework', () => {
  it('removes the scripts of the framework, their preloads and the flight data, and nothing else', () => {
    expect(stripFramework(rawPage({ title: 'T', main: '<h1>A <!-- -->B</h1>' }))).toBe(
      '<!DOCTYPE html><html lang="de" data-build="build-1"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>' +
        '<link rel="stylesheet" href="/_next/static/chunks/style.css" data-precedence="next"/>' +
        '<title>T</title></head><body><div hidden=""><!--$--><!--/$--></div>' +
        '<div data-menu-key=""><main id="inhalt" tabindex="-1"><h1>A B</h1></main>' +
        '<script type="application/json" data-page-record="">{"lastModified":"2026-08-20","noindex":false}</script></div>' +
        `<script type="module" src="${moduleAddress}"></script></body></html>`,
    );
  });

  it('keeps JSON-LD and other preloads', () => {
    const head = '<link rel="preload" as="font" href="/f.woff2"/>';
    const stripped = stripFramework(rawPage({ head, main: jsonLd }));
    expect(stripped).toContain(head);
    expect(stripped).toContain(jsonLd);
  });

  it('removes module preloads and scripts within the text', () => {
    const stripped = stripFramework(
      rawPage({ head: '<link rel="modulepreload" href="/x.js">', main: '<p>a<script>alert("</p>")</script>b</p>' }),
    );
    expect(stripped).not.toContain('modulepreload');
    expect(stripped).toContain('<p>ab</p>');
  });

  it('does not take a foreign module for the own one', () => {
    expect(stripFramework('<script type="module" src="/assets/other.js"></script><p>')).toBe('<p>');
    expect(stripFramework(`<script type="module" src="https://evil.example${moduleAddress}"></script><p>`)).toBe('<p>');
  });

  it('fails if there is nothing to remove: what the framework writes would be elsewhere, and stay', () => {
    expect(() => stripFramework('<p>Text</p><script type="application/json">[]</script>')).toThrow(
      'A page that Next.js wrote has none of its scripts.',
    );
  });

  it('D2 leaves the data of an island, and no script of the framework', () => {
    const island = '<div data-island="Search"></div><script type="application/json">{"words":1}</script>';
    expect(stripFramework(rawPage({ main: island }))).toBe(
      stripFramework(rawPage({ main: '' })).replace('</main>', `${island}</main>`),
    );
  });
});

it('takes a mark of fonts out of every page, because it changes its place from build to build', () => {
  const mark = '<meta name="next-size-adjust" content=""/>';
  const content = rawPage({ head: mark });
  const island = rawPage({ head: mark, main: '<div data-island="Search"></div>' });
  expect(stripFramework(content)).toBe(stripFramework(rawPage()));
  expect(stripFramework(island)).toBe(stripFramework(rawPage({ main: '<div data-island="Search"></div>' })));
});

it('takes the marks between texts out of an island only if they divide nothing', () => {
  const island = (text: string): string => rawPage({ main: `<div data-island="Search">${text}</div>` });
  expect(stripFramework(island('A<!-- --><svg></svg>B<!-- -->C<!-- --></p>'))).toBe(
    stripFramework(island('A<svg></svg>B<!-- -->C</p>')),
  );
});
