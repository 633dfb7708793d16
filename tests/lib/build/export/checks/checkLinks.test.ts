import { describe, expect, it } from 'vitest';
import { checkLinks } from '@/lib/build/export/checks/checkLinks';
import { said } from '../../../content/records';
import { finishedPage, soundPage } from '../finishedPage';

const site = {
  siteUrl: 'https://statistik.example',
  files: new Set(['index.html', 'thema/bevölkerung.html', 'media/a.png']),
  redirects: [{ from: '/hintergrund/**', to: '/interaktiv/**' }],
};

const target = finishedPage('/thema/bevölkerung', soundPage({ main: '<p id="grössentabelle"></p>' }));

function broken(main: string): readonly string[] {
  return checkLinks([finishedPage('/', soundPage({ main })), target], site).map(({ fault }) => said(fault));
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
    ['/nirgends', 'link-nowhere'],
    ['/thema/bevölkerung/', 'link-nowhere'],
    ['/index', 'link-nowhere'],
    ['/media/b.png', 'link-nowhere'],
    ['https://statistik.example/weg', 'link-nowhere'],
    ['#fehlt', 'link-without-place'],
    ['/thema/bevölkerung#fehlt', 'link-without-place'],
    ['javascript:alert(1)', 'link-protocol'],
    ['https://', 'link-invalid'],
    ['/%E0%A4%A', 'link-invalid'],
  ])('reports «%s»', (address, code) => {
    expect(broken(link(address))).toEqual([`${code} ${address}`]);
  });

  it('checks pictures too', () => {
    expect(broken('<img src="/media/a.png" srcset="/media/a-2.png 2x">')).toEqual(['link-nowhere /media/a-2.png']);
  });

  it('reports a broken link on every page that has it', () => {
    const pages = [
      finishedPage('/', soundPage({ main: link('/weg') })),
      finishedPage('/b', soundPage({ main: link('/weg') })),
    ];
    expect(checkLinks(pages, site).map(({ page }) => page)).toEqual(['/', '/b']);
  });
});
