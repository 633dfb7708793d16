import { describe, expect, it } from 'vitest';
import { checkLinks } from '@/lib/export/checks/checkLinks';
import { finishedPage, soundPage } from '../finishedPage';

const site = {
  siteUrl: 'https://statistik.example',
  files: new Set(['index.html', 'thema/bevölkerung.html', 'media/a.png']),
  redirects: [{ from: '/hintergrund/**', to: '/interaktiv/**' }],
};

const target = finishedPage('/thema/bevölkerung', soundPage({ main: '<p id="grössentabelle"></p>' }));

function broken(main: string): readonly string[] {
  return checkLinks([finishedPage('/', soundPage({ main })), target], site).map(({ message }) => message);
}

function link(address: string): string {
  return `<a href="${address}">x</a>`;
}

describe('checkLinks', () => {
  it.each([
    '/',
    '/thema/bevölkerung',
    '/thema/bev%C3%B6lkerung?x=1',
    'thema/bevölkerung',
    'https://statistik.example/thema/bevölkerung',
    '/thema/bevölkerung#grössentabelle',
    '/thema/bevölkerung#gr%C3%B6ssentabelle',
    '#inhalt',
    '#',
    '#top',
    '/#:~:text=Titel',
    '',
    '/media/a.png',
    '/hintergrund/karte',
    'https://andere.example/x#y',
    'mailto:web@statistik.example',
    'tel:+41610000000',
  ])('accepts «%s»', (address) => {
    expect(broken(link(address))).toEqual([]);
  });

  it.each([
    ['/nirgends', 'leads to no page and no file'],
    ['/thema/bevölkerung/', 'leads to no page and no file'],
    ['/index', 'leads to no page and no file'],
    ['/media/b.png', 'leads to no page and no file'],
    ['https://statistik.example/weg', 'leads to no page and no file'],
    ['#fehlt', 'leads to a page that has no element with id="fehlt"'],
    ['/thema/bevölkerung#fehlt', 'leads to a page that has no element with id="fehlt"'],
    ['javascript:alert(1)', 'uses javascript:, which the site refuses'],
    ['https://', 'is no valid address'],
    ['/%E0%A4%A', 'is wrongly percent-encoded'],
  ])('reports «%s»', (address, fault) => {
    expect(broken(link(address))).toEqual([`The link «${address}» ${fault}.`]);
  });

  it('checks pictures too', () => {
    expect(broken('<img src="/media/a.png" srcset="/media/a-2.png 2x">')).toEqual([
      'The link «/media/a-2.png» leads to no page and no file.',
    ]);
  });

  it('reports a broken link on every page that has it', () => {
    const pages = [
      finishedPage('/', soundPage({ main: link('/weg') })),
      finishedPage('/b', soundPage({ main: link('/weg') })),
    ];
    expect(checkLinks(pages, site).map(({ page }) => page)).toEqual(['/', '/b']);
  });
});
