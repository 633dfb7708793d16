import { describe, expect, it } from 'vitest';
import { drawingFault } from '@/lib/images/drawingFaults';
import { inspectPicture } from '@/lib/images/inspectPicture';
import { film, fourFields, longFilm, plain } from './pictures';

function drawing(content: string, attributes = ''): Uint8Array {
  return new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);
}

describe('an uploaded picture', () => {
  it('is measured', async () => {
    expect(await inspectPicture(await plain(300, 200).png().toBuffer())).toEqual({ width: 300, height: 200 });
  });

  it('is refused above 50 megapixels without being opened', async () => {
    const huge = await plain(8000, 6400).png({ compressionLevel: 1 }).toBuffer();
    expect(await inspectPicture(huge)).toEqual({ kind: 'too large', pixels: 51_200_000 });
  });

  it('is refused when half of it is missing', async () => {
    const whole = await (await fourFields(600, 600)).jpeg().toBuffer();
    expect(await inspectPicture(whole.subarray(0, whole.length / 2))).toMatchObject({ kind: 'unreadable' });
  });

  it('moves when its frames last at most five seconds, else it stands still', async () => {
    expect(await inspectPicture(await film(400))).toEqual({ width: 80, height: 40, moving: true });
    expect(await inspectPicture(await film(4000))).toEqual({ width: 80, height: 40 });
  });

  it('stands still when all its frames together are too large to open', async () => {
    expect(await inspectPicture(longFilm(810, 600, 100))).toEqual({ width: 810, height: 600, moving: true });
    expect(await inspectPicture(longFilm(810, 600, 110))).toEqual({ width: 810, height: 600 });
  });

  it('is refused as a drawing with a script', async () => {
    const fault = await inspectPicture(drawing('<script>alert(1)</script>', 'width="10" height="10"'));
    expect(fault).toEqual({ kind: 'unsafe', found: 'the element <script>' });
  });
});

describe('a drawing', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', 'the element <script>'],
    ['foreign content', '<foreignObject><p/></foreignObject>', 'the element <foreignObject>'],
    ['an event handler', '<path onclick="alert(1)"/>', 'the event handler «onclick»'],
    ['an event handler in capitals', '<path ONLOAD="alert(1)"/>', 'the event handler «ONLOAD»'],
    [
      'a picture of another host',
      '<image href="https://x.example/a.png"/>',
      'a reference to «https://x.example/a.png»',
    ],
    ['a use of another file', '<use xlink:href="other.svg#a"/>', 'a reference to «other.svg#a»'],
    ['a link that runs', '<a href="javascript:alert(1)"/>', 'a reference to «javascript:alert(1)»'],
    ['a link hidden by entities', '<a href="&#106;avascript:alert(1)"/>', 'a reference to «javascript:alert(1)»'],
    ['styles that import', '<style>@import "https://x.example/a.css"</style>', 'styles that import or hide something'],
    ['styles that load', '<style>a{fill:url(https://x.example/a)}</style>', 'styles that load something'],
    [
      'styles that import around a comment',
      '<style>@im<!-- -->port "https://x.example/a.css";</style>',
      'styles that import or hide something',
    ],
    [
      'styles that import in two sections',
      '<style>@im<![CDATA[port "https://x.example/a.css";]]></style>',
      'styles that import or hide something',
    ],
    [
      'styles around an element',
      '<style><g></g>@import "https://x.example/a.css";</style>',
      'the element <g> in styles',
    ],
    ['styles without an end', '<style>@import "https://x.example/a.css";', 'styles that import or hide something'],
    [
      'styles that load without url()',
      '<style>a{background:image-set("https://x.example/a" 1x)}</style>',
      'styles that import or hide something',
    ],
    ['a fill hidden by references', '<path fill="u&#114;l(https://x.example/a)"/>', 'styles that load something'],
    ['a fill hidden by other references', '<path fill="u&#x72;l(https://x.example/a)"/>', 'styles that load something'],
    ['references that only a DTD explains', '<path fill="url&lpar;#a)"/>', 'an unknown reference in «url&lpar;#a)»'],
    ['a fill of another file', '<path fill="url(https://x.example/a#b)"/>', 'styles that load something'],
    ['an animation of a link', '<set attributeName="href" to="javascript:alert(1)"/>', 'the element <set>'],
    [
      'a script under another name',
      '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
      'the namespace «http://www.w3.org/2000/svg»',
    ],
  ])('is refused with %s', (_, content, found) => {
    expect(drawingFault(drawing(content))).toBe(found);
  });

  it.each([
    ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a style sheet of its own', '<?xml-stylesheet href="a.css"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an attribute without quotes', '<svg xmlns="http://www.w3.org/2000/svg"><path d=M0/></svg>'],
  ])('is refused with %s', (_, source) => {
    expect(drawingFault(new TextEncoder().encode(source))).toMatch(/^something unknown at/);
  });

  it('is refused in an encoding that hides what it holds', () => {
    expect(drawingFault(Buffer.from('<svg/>', 'utf16le'))).toMatch(/something unknown|no <svg>|encoding/);
    expect(drawingFault(new TextEncoder().encode('<?xml version="1.0" encoding="UTF-7"?><svg/>'))).toBe(
      'an encoding other than UTF-8',
    );
  });

  it('is accepted as drawing programs write it', () => {
    const source = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
      '<!-- Generator: a program -->',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ',
      'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="10" height="10">',
      '<style><![CDATA[.a{fill:url(#b)}]]></style><inkscape:page id="p"/>',
      '<defs><linearGradient id="b"><stop offset="0" style="stop-color:#fff"/></linearGradient></defs>',
      '<style/><text font-family="&quot;A&quot;, b" style="font-family:&quot;A&quot;">Import &amp; url()</text>',
      '<style>.a{<!-- a note -->}</style><path aria-label="A &amp; B" class="a" d="M0 0h10v10z"/><use xlink:href="#b"/><image href="data:image/png;base64,iVBORw0K"/>',
      '</svg>',
    ].join('\n');
    expect(drawingFault(new TextEncoder().encode(source))).toBeUndefined();
  });
});
