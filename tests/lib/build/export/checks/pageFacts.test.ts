import { describe, expect, it } from 'vitest';
import { pageFacts } from '@/lib/build/export/checks/pageFacts';
import type { PageFacts } from '@/lib/build/export/checks/pageFacts';
import { readTags } from '@/lib/shared/html/tokenizer';

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

  it('collects the hosts of frames, those that wait for consent too', () => {
    const html =
      '<div data-embed-host="video.example"></div><iframe src="https://karten.example:8443/x"></iframe><iframe src="/eigen"></iframe>';
    expect(factsOf(html).embedHosts).toEqual(['video.example', 'karten.example:8443']);
  });
});
