import { beforeEach, describe, expect, it } from 'vitest';
import type { PagePayload } from '@/lib/shared/browser/pagePayload';
import { showPage } from '@/lib/client/showPage';

const payload: PagePayload = {
  title: 'Wohnen',
  lang: 'de',
  menuKey: 'topics',
  isContent: false,
  canonical: null,
  alternates: [],
  description: null,
  meta: [{ name: 'translations', content: 'de fr' }],
  jsonLd: [],
  main: '<h1>Wohnen</h1>',
  build: null,
  assets: [],
};

beforeEach(() => {
  document.body.innerHTML = `
    <header data-site-header>
      <div popover></div>
      <a href="/" data-language="de" data-missing="">Deutsch</a>
      <a href="/fr" data-language="fr">Français</a>
      <a href="/it" data-language="it">Italiano</a>
    </header>
    <main><a href="/it" data-language="it">im Text</a></main>`;
});

function markedAsMissing(): readonly (string | null)[] {
  return [...document.querySelectorAll('[data-missing]')].map(({ textContent }) => textContent);
}

describe('the header after a change of page', () => {
  it('B1.3 marks the languages that the new page is not written in, and no others', () => {
    showPage(payload);
    expect(markedAsMissing()).toEqual(['Italiano']);
    showPage({ ...payload, meta: [{ name: 'translations', content: 'de fr it' }] });
    expect(markedAsMissing()).toEqual([]);
  });

  it('closes the menu that led there, if the browser has popovers', () => {
    const menu = document.querySelector<HTMLElement>('[popover]');
    let closed = 0;
    Object.assign(menu ?? {}, { hidePopover: () => (closed += 1) });
    showPage(payload);
    expect(closed).toBe(1);
  });
});
