import { describe, expect, it } from 'vitest';
import { drawingFault } from '@/lib/content/files/drawingFaults';
import type { DrawingFault } from '@/lib/content/files/drawingFaults';
import { processorTimeOf } from '@/tests/support/processorTime';

const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

function drawing(content: string): Uint8Array {
  return new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" >${content}</svg>`);
}

describe('a drawing', () => {
  it.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<foreignObject><p/></foreignObject>', '<foreignObject>'],
    ['<path onclick="alert(1)"/>', 'onclick="…"'],
    ['<path ONLOAD="alert(1)"/>', 'ONLOAD="…"'],
    ['<image href="https://x.example/a.png"/>', 'href="https://x.example/a.png"'],
    ['<use xlink:href="other.svg#a"/>', 1],
    [`<use ${xlink} xlink:href="other.svg#a"/>`, 'xlink:href="other.svg#a"'],
    [`<use ${xlink.replace('xlink', 'x')} x:href="other.svg#a"/>`, 'x:href="other.svg#a"'],
    [String.raw`<g mask="\75rl(https://x.example/a)"/>`, 'url(…'],
    [String.raw`<g mask="\000075 \72L(&quot;https://x.example/a&quot;)"/>`, 'url("https://x.example/a")'],
    ['<g filter="URL(https://x.example/a)"/>', 'URL(https://x.example/a)'],
    [`<g cursor="url('https://x.example/a'), auto"/>`, `url('https://x.example/a')`],
    [String.raw`<g style="fill:\55 RL(//x.example/a)"/>`, 'url(…'],
    [String.raw`<g fill="url(\68ttps://x.example/a)"/>`, String.raw`url(\68ttps://x.example/a)`],
    [String.raw`<style>@\69mport "https://x.example/a.css";</style>`, '@import'],
    [String.raw`<style>a{background:\75\72\6c(https://x.example/a)}</style>`, 'url(…'],
    [String.raw`<style>a{background:image\-set("a" 1x)}</style>`, 'image-set(…)'],
    ['<style>@font-face{font-family:a;src:url(//x.example/a)}</style>', 'url(//x.example/a)'],
    ['<g fill="var(--a)"/>', 'var(…)'],
    ['<g fill="url(a b)"/>', 'url(…'],
    ['<g fill="url("/>', 'url('],
    ['<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', 'href="data:image/svg+xml;base64,PHN2Zy8+"'],
    ['<a href=" javascript:alert(1)"/>', 'href=" javascript:alert(1)"'],
    [`<g xmlns:ev="https://x.example/" ev:onclick="alert(1)"/>`, 'ev:onclick="…"'],
    ['<g xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="click"/>', 'xmlns="http://www.w3.org/2001/xml-events"'],
    ['<p xmlns="http://www.w3.org/1999/xhtml"/>', 'xmlns="http://www.w3.org/1999/xhtml"'],
    ['<SCRIPT/>', '<SCRIPT>'],
    ['<a href="javascript:alert(1)"/>', 'href="javascript:alert(1)"'],
    ['<a href="&#106;avascript:alert(1)"/>', 'href="javascript:alert(1)"'],
    ['<style>@import "https://x.example/a.css"</style>', '@import'],
    ['<style>a{fill:url(https://x.example/a)}</style>', 'url(https://x.example/a)'],
    ['<style>@im<!-- -->port "https://x.example/a.css";</style>', '@import'],
    ['<style>@im<![CDATA[port "https://x.example/a.css";]]></style>', '@import'],
    ['<style><g></g>@import "https://x.example/a.css";</style>', '<style>…<g>'],
    ['<style>@import "https://x.example/a.css";', '@import'],
    ['<style>a{background:image-set("https://x.example/a" 1x)}</style>', 'image-set(…)'],
    ['<path fill="u&#114;l(https://x.example/a)"/>', 'url(https://x.example/a)'],
    ['<path fill="u&#x72;l(https://x.example/a)"/>', 'url(https://x.example/a)'],
    ['<path fill="url&lpar;#a)"/>', 1],
    ['<path fill="url(https://x.example/a#b)"/>', 'url(https://x.example/a#b)'],
    ['<set attributeName="href" to="javascript:alert(1)"/>', '<set>'],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', '<x:script>'],
  ])('is refused with %s', (content, found) => {
    expect(drawingFault(drawing(content))).toEqual(typeof found === 'number' ? { line: found } : { found });
  });

  it.each([
    [
      'entities',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>',
      { found: '<!DOCTYPE … […]>' },
    ],
    [
      'a style sheet',
      '<?xml-stylesheet href="a.css"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      { found: '<?xml-stylesheet?>' },
    ],
    ['no quotes', '<svg xmlns="http://www.w3.org/2000/svg"><path d=M0/></svg>', { line: 1 }],
    ['another root', '<g xmlns="http://www.w3.org/2000/svg"/>', { found: '<g>' }],
    ['a page as its root', '<html xmlns="http://www.w3.org/1999/xhtml"/>', { found: '<html>' }],
    ['nothing', '', { line: 1 }],
    ['text', 'Das ist ein Text.', { line: 1 }],
    ['half of it', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0', { line: 1 }],
  ])('is refused with %s', (_, source, found) => {
    expect(drawingFault(new TextEncoder().encode(source))).toEqual(found);
  });

  it('is refused when its elements lie too deep in each other, before that takes time', () => {
    const nested = drawing('<g>'.repeat(300_000));
    let fault: DrawingFault | undefined;
    expect(processorTimeOf(() => void (fault = drawingFault(nested)))).toBeLessThan(1000);
    expect(fault).toEqual({ found: '<g><g><g>…' });
  });

  it.each(['(', '\\', "'", 'url(', '/*', '@', '{'])(
    'with a megabyte of %s in its styles takes less than a second',
    (text) => {
      const styles = text.repeat(1_000_000 / text.length);
      const source = drawing(`<style>${styles}</style><g fill="(${styles}"/>`);
      expect(processorTimeOf(() => drawingFault(source))).toBeLessThan(1000);
    },
  );

  it('is read to its end if characters fall between two pieces', () => {
    expect(drawingFault(drawing(`<title>${'😀'.repeat(20_000)}</title>`))).toBeUndefined();
    expect(drawingFault(drawing(`<title> ${'😀'.repeat(20_000)}</title><script/>`))).toEqual({ found: '<script>' });
  });

  it('is refused in an encoding that hides what it holds', () => {
    expect(drawingFault(Buffer.from('<svg/>', 'utf16le'))).toEqual({ line: 1 });
    expect(drawingFault(new TextEncoder().encode('<?xml version="1.0" encoding="UTF-7"?><svg/>'))).toEqual({
      found: 'encoding="UTF-7"',
    });
  });

  it('is accepted as drawing programs write it', () => {
    const source = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
      '<!-- Generator: a program -->',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ',
      'xmlns:svg="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="10" height="10">',
      '<style><![CDATA[.a{fill:url(#b)}]]></style><inkscape:page id="p"/>',
      '<defs><linearGradient id="b"><stop offset="0" style="stop-color:#fff"/></linearGradient></defs>',
      '<style/><text font-family="&quot;A&quot;, b" style="font-family:&quot;A&quot;">Import &amp; url()</text>',
      '<style>.a{<!-- a note -->}</style><path aria-label="A &amp; B" class="a" d="M0 0h10v10z"/><use xlink:href="#b"/><image href="data:image/png;base64,iVBORw0K"/>',
      String.raw`<g transform="translate(1 2)" inkscape:label="Ebene (1)" aria-label="statistik@x.example" style="fill:url('#b')"/>`,
      '<style>@media print{.a{fill:rgb(0 0 0)}} @font-face{font-family:"A B"}</style>',
      '</svg>',
    ].join('\n');
    expect(drawingFault(new TextEncoder().encode(source))).toBeUndefined();
  });
});

function masks(depth: number, breadth: number, use: (name: string) => string): string {
  return Array.from({ length: depth }, (_, level) => {
    const inside = level + 1 < depth ? use(`m${level + 1}`) : '';
    return `<mask id="m${level}">${`<rect width="9" height="9" ${inside}/>`.repeat(breadth)}</mask>`;
  }).join('');
}

function filtered(steps: string): string {
  return `<filter id="f">${steps}</filter><rect filter="url(#f)"/>`;
}

describe('a drawing that would keep browsers busy', () => {
  const heavy = { found: 'url(#…) → url(#…) → …' };

  it.each([
    ['masks nested nine deep', masks(9, 1, (name) => `mask="url(#${name})"`)],
    ['masks that name each other often', masks(4, 20, (name) => `mask="url(#${name})"`)],
    ['masks hidden by escapes', masks(4, 20, (name) => String.raw`style="m\61sk:\75rl('\23 ${name}')"`)],
    [
      'masks in style sheets',
      `<style>.a,.m1{mask:url(#m1)}.m2{mask:url(#m2)}@media all{.m3{mask:url(#m3)}}</style>${masks(4, 20, (name) => `class="x ${name}"`)}`,
    ],
    [
      'masks for all elements',
      `<style>rect{mask:url(#m1)}</style><mask id="m1">${'<circle r="1"/>'.repeat(500)}</mask>${'<rect/>'.repeat(500)}`,
    ],
    [
      'uses of uses',
      Array.from(
        { length: 6 },
        (_, level) => `<g id="g${level}">${`<use href="#g${level + 1}"/>`.repeat(20)}</g>`,
      ).join(''),
    ],
    [
      'a pattern for many',
      `<pattern id="p">${'<path/>'.repeat(500)}</pattern><g fill="url(#p)">${'<path/>'.repeat(500)}</g>`,
    ],
    ['a filter of a hundred steps', filtered('<feGaussianBlur stdDeviation="50"/>'.repeat(100))],
    [
      'a filter whose steps begin twice from the one before',
      filtered(
        Array.from({ length: 30 }, (_, at) => `<feBlend in="r${at}" in2="r${at}" result="r${at + 1}"/>`).join(''),
      ),
    ],
    ['a filter whose steps say nothing of where they begin', filtered('<feComposite/>'.repeat(30))],
    [
      'a filter that merges what it has merged',
      filtered(
        Array.from({ length: 30 }, (_, at) => {
          const node = `<feMergeNode in="r${at}"/>`;
          return `<feMerge result="r${at + 1}">${node}${node}</feMerge>`;
        }).join(''),
      ),
    ],
    ['a mask of itself', '<mask id="m"><rect mask="url(#m)"/></mask>'],
    [
      'ten thousand clips in a row',
      Array.from(
        { length: 10_000 },
        (_, at) => `<clipPath id="c${at}"><path clip-path="url(#c${at + 1})"/></clipPath>`,
      ).join(''),
    ],
  ])('by %s is refused', (_, content) => {
    expect(drawingFault(drawing(content))).toEqual(heavy);
  });

  it('is not one with a mask, clips and gradients in the classes of a drawing program', () => {
    const content =
      '<defs><style>.cls-1{fill:url(#g)}.cls-2,.cls-3{clip-path:url(#c)}.cls-4{mask:url(#m)}</style>' +
      '<linearGradient id="g0"><stop/><stop/></linearGradient><linearGradient id="g" href="#g0"/>' +
      '<clipPath id="c"><rect/></clipPath><mask id="m"><g class="cls-3"><path class="cls-1"/></g></mask></defs>' +
      '<g class="cls-4"><g class="cls-2"><path class="cls-1"/></g></g>'.repeat(200);
    expect(drawingFault(drawing(content))).toBeUndefined();
  });

  it('is not one with the shadows of a drawing program', () => {
    const shadow = (at: number): string =>
      '<feColorMatrix in="SourceAlpha" values="0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/>' +
      `<feComposite in2="hardAlpha" operator="out"/><feColorMatrix values="0"/><feBlend in2="e${at}" result="e${at + 1}"/>`;
    const steps = `<feFlood result="e0"/>${shadow(0)}${shadow(1)}<feBlend in="SourceGraphic" in2="e2" result="shape"/>`;
    expect(drawingFault(drawing(`${filtered(steps)}${'<g filter="url(#f)"/>'.repeat(12)}`))).toBeUndefined();
  });
});
