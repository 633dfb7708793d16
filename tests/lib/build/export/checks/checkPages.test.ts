import { describe, expect, it } from 'vitest';
import { checkIds, checkPages, checkTitles } from '@/lib/build/export/checks/checkPages';
import { finishedPage, soundPage } from '../finishedPage';
import { flightScript } from '../sampleExport';

function messages(html: string): readonly string[] {
  return checkPages([finishedPage('/a', html)]).map(({ message }) => message);
}

describe('checkPages', () => {
  it('wants exactly one heading, one main area and a title', () => {
    expect(messages('<p>')).toEqual([
      'The page has 0 <h1>; expected exactly one.',
      'The page has 0 <main>; expected exactly one.',
      'The page has no <title>.',
    ]);
    expect(messages(soundPage({ main: '<h1>Noch einer</h1>' }))).toEqual([
      'The page has 2 <h1>; expected exactly one.',
    ]);
  });

  it('reports inline styles once for a page', () => {
    const main = '<p style="color:red"></p><p style="color:red"></p>';
    expect(messages(soundPage({ main }))).toEqual([
      'The content security policy blocks <p style="color:red">; use a class, or an attribute of the drawing.',
    ]);
  });

  it('D2 reports inline scripts that were left', () => {
    for (const main of [flightScript, `<div data-island="Search"></div>${flightScript}`]) {
      expect(messages(soundPage({ main }))).toEqual([
        'An inline script was left; the content security policy blocks it.',
      ]);
    }
  });

  it('refuses a frame host that could smuggle directives into the policy', () => {
    expect(messages(soundPage({ main: '<div data-embed-host="a.example; script-src *"></div>' }))).toEqual([
      'The host of a frame is not a host name: «a.example; script-src *».',
    ]);
  });
});

it('checkIds reports an id that stands twice on one page, once', () => {
  const twice = finishedPage('/a', soundPage({ main: '<p id="x"></p><p id="x"></p><p id="x"></p><p id="y"></p>' }));
  const once = finishedPage('/b', soundPage({ main: '<p id="x"></p>' }));
  expect(checkIds([twice, once])).toEqual([
    { kind: 'page', page: '/a', fault: { code: 'mark-taken', values: { mark: 'x' } } },
  ]);
});

it('checkTitles wants titles unique within a language', () => {
  const pages = [
    finishedPage('/a', soundPage({ title: 'Gleich' })),
    finishedPage('/b', soundPage({ title: 'Gleich' })),
    finishedPage('/fr/a', soundPage({ title: 'Gleich' }), { locale: 'fr' }),
    finishedPage('/404', soundPage({ title: 'Gleich' }), { errorStatus: 404 }),
  ];
  expect(checkTitles(pages)).toEqual([
    { kind: 'page', page: '/b', fault: { code: 'title-taken', values: { title: 'Gleich', other: '/a' } } },
  ]);
});
