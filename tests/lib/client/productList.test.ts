import { beforeEach, describe, expect, it } from 'vitest';
import { startProductLists } from '@/lib/client/productList';

const rows = [
  ['Leerstand', 'Indikator', 'wohnen'],
  ['Baupreise', 'Indikator', 'wohnen preise'],
  ['Karten', 'Applikation', 'bevoelkerung'],
  ['Wohnen heute', 'Webartikel', 'wohnen'],
  ['Alter', 'Indikator', 'bevoelkerung'],
] as const;

function radio(facet: string, value: string): string {
  return `<label>${value}<input type="radio" name="${facet}" value="${value}" data-facet="${facet}"></label>`;
}

const list = `
  <div data-product-list="2">
    <form>${['', 'Indikator', 'Applikation', 'Webartikel'].map((kind) => radio('kind', kind)).join('')}
      ${['', 'wohnen', 'bevoelkerung'].map((theme) => radio('theme', theme)).join('')}</form>
    <ul>${rows
      .map(
        ([title, kind, theme], index) =>
          `<li data-kind="${kind}" data-theme="${theme}"${index < 2 ? '' : ' data-later'}><a href="/x">${title}</a></li>`,
      )
      .join('')}</ul>
    <p data-list-empty hidden>Nichts.</p>
    <p role="status" data-list-status="{shown} von {count}">2 von 5</p>
    <button type="button" data-list-more>Mehr laden</button>
  </div>`;

beforeEach(() => {
  startProductLists();
  document.body.innerHTML = list;
});

function choose(facet: string, value: string): void {
  document.querySelector<HTMLInputElement>(`input[data-facet="${facet}"][value="${value}"]`)?.click();
}

function loadMore(): void {
  document.querySelector<HTMLElement>('[data-list-more]')?.click();
}

/** The titles that can be seen: the style sheet hides what is marked for later. */
function shown(): readonly string[] {
  return [...document.querySelectorAll('li:not([hidden], [data-later])')].map(({ textContent }) => textContent);
}

function status(): string | undefined {
  return document.querySelector('[role="status"]')?.textContent;
}

function isHidden(selector: string): boolean | undefined {
  return document.querySelector(selector)?.hasAttribute('hidden');
}

it('more of a list comes in steps, says how many, and ends', () => {
  loadMore();
  expect(shown()).toEqual(['Leerstand', 'Baupreise', 'Karten', 'Wohnen heute']);
  expect(status()).toBe('4 von 5');
  loadMore();
  expect(status()).toBe('5 von 5');
  expect(isHidden('[data-list-more]')).toBe(true);
});

describe('a facet', () => {
  it('shows the first ones that fit, wherever they stand', () => {
    choose('kind', 'Indikator');
    expect(shown()).toEqual(['Leerstand', 'Baupreise']);
    expect(status()).toBe('2 von 3');
    loadMore();
    expect(shown()).toEqual(['Leerstand', 'Baupreise', 'Alter']);
    expect(document.activeElement).toHaveTextContent('Alter');
  });

  it('says so when nothing fits, and goes back', () => {
    choose('kind', 'Applikation');
    choose('theme', 'wohnen');
    expect(shown()).toEqual([]);
    expect(status()).toBe('0 von 0');
    expect(isHidden('[data-list-empty]')).toBe(false);
    choose('kind', '');
    choose('theme', '');
    expect(shown()).toEqual(['Leerstand', 'Baupreise']);
    expect(isHidden('[data-list-empty]')).toBe(true);
  });
});

describe('a list in parts that keeps its choice in the address', () => {
  const inParts = `
    <div data-product-list="4" data-in-address="/agenda">
      <details><form>${['', 'statistic', 'article'].map((kind) => radio('kind', kind)).join('')}
        ${['', 'wohnen', 'verkehr'].map((theme) => radio('theme', theme)).join('')}</form></details>
      <nav><a href="#mai">Mai</a></nav>
      <section><h2>Mai</h2><ul><li data-kind="statistic article" data-theme="wohnen">Leerstand</li></ul></section>
      <section><h2>Juni</h2><ul><li data-kind="statistic" data-theme="verkehr">Unfälle</li></ul></section>
      <button type="button" data-list-more>Mehr laden</button>
    </div>`;

  function headings(): readonly string[] {
    return [...document.querySelectorAll('section:not([hidden]) h2')].map(({ textContent }) => textContent);
  }

  function open(address: string, step = 4): void {
    window.history.replaceState(null, '', address);
    document.body.innerHTML = inParts.replace('="4"', `="${step}"`);
    startProductLists();
  }

  /** As back and forward do. */
  function returnTo(address: string): void {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }

  it.each(['', '?thema=gibtesnicht'])('follows back and forward between its choices: %j', (search) => {
    open('/agenda?thema=verkehr');
    expect(document.querySelector('details')?.open).toBe(true);
    returnTo(`/agenda${search}`);
    expect([headings(), isHidden('nav')]).toEqual([['Mai', 'Juni'], false]);
    returnTo('/agenda?thema=verkehr');
    expect([headings(), shown(), isHidden('nav')]).toEqual([['Juni'], ['Unfälle'], true]);
  });

  it('writes what is chosen into the address', () => {
    open('/agenda');
    choose('kind', 'article');
    expect([headings(), window.location.search]).toEqual([['Mai'], '?art=article']);
  });

  it('stays as it is while another page is on its way, and for who comes back to it', () => {
    open('/agenda?thema=verkehr', 1);
    choose('theme', '');
    loadMore();
    returnTo('/themen?thema=wohnen');
    startProductLists();
    returnTo('/agenda');
    startProductLists();
    expect(headings()).toEqual(['Mai', 'Juni']);
  });
});
