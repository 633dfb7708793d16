import { describe, expect, it } from 'vitest';
import { pageFacts } from '@/lib/build/export/checks/pageFacts';
import type { PageFacts } from '@/lib/build/export/checks/pageFacts';
import { readTags } from '@/lib/shared/html/tokenizer';
import { moduleAddress, rawPage } from '../sampleExport';

function factsOf(html: string): PageFacts {
  return pageFacts(html, readTags(html));
}

describe('pageFacts', () => {
  it('finds every address a page mentions', () => {
    const html =
      '<a href="/a?x=1&amp;y=2">a</a><img src="/i.png" srcset="/i-1.avif 1x, /i-2.avif 2x"><video poster="/v.jpg"></video>' +
      '<form action="/suche"><button formaction="/andere"></button></form><svg><use xlink:href="#symbol"/></svg>';
    expect(factsOf(html).references).toEqual([
      '/a?x=1&y=2',
      '/i.png',
      '/i-1.avif',
      '/i-2.avif',
      '/v.jpg',
      '/suche',
      '/andere',
      '#symbol',
    ]);
  });

  it('counts headings and main areas, and takes the title of the page, not of a drawing', () => {
    const facts = factsOf(
      '<title>Seite &amp; mehr</title><main><h1>A</h1><svg><title>Linie</title></svg><h1>B</h1></main>',
    );
    expect(facts).toMatchObject({ title: 'Seite & mehr', headings: 2, mains: 1 });
  });

  it('names what a strict policy blocks', () => {
    const html =
      '<p style="color:red"><svg><style>.a{}</style></svg><button onclick="go()">x</button><circle stroke="red"/>';
    expect(factsOf(html).blocked).toEqual(['<p style="color:red">', '<style>', '<button onclick="go()">']);
  });

  it('counts inline scripts that run, and no others', () => {
    const html =
      '<script>a()</script><script type="module">b()</script><script type="application/json">{}</script><script src="/c.js"></script>';
    expect(factsOf(html).inlineScripts).toBe(2);
  });

  it('knows the scripts and stylesheets a current browser loads', () => {
    const facts = factsOf(rawPage());
    expect(facts.scripts).toEqual(['/_next/static/chunks/main.js', moduleAddress]);
    expect(facts.stylesheets).toEqual(['/_next/static/chunks/style.css']);
  });

  it('sees islands and ids', () => {
    const html = '<div id="a" data-island="Search"></div>';
    expect(factsOf(html)).toMatchObject({ islands: ['Search'], ids: new Set(['a']) });
    expect(factsOf('<p>')).toMatchObject({ islands: [] });
  });

  it('tells a chart from an icon', () => {
    expect(factsOf('<svg aria-hidden="true"></svg>').chart).toBe(false);
    expect(factsOf('<svg aria-hidden="true"></svg><svg role="img"></svg>').chart).toBe(true);
  });

  it('collects the hosts of frames, those that wait for consent too', () => {
    const html =
      '<div data-embed-host="video.example"></div><iframe src="https://karten.example:8443/x"></iframe><iframe src="/eigen"></iframe>';
    expect(factsOf(html).embedHosts).toEqual(['video.example', 'karten.example:8443']);
  });
});
