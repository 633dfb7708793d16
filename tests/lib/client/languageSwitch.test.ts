import { beforeEach, expect, it } from 'vitest';
import { startLanguageSwitch } from '@/lib/client/languageSwitch';

function click(selector: string, type = 'click'): string | null {
  const element = document.querySelector(selector);
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  document.addEventListener(type, (late) => late.preventDefault(), { once: true });
  element?.dispatchEvent(event);
  return element?.closest('a')?.getAttribute('href') ?? null;
}

beforeEach(() => {
  startLanguageSwitch();
  window.history.replaceState(null, '', '/themen?jahr=2026&x=a%20b#liste');
  document.body.innerHTML = `<nav><a id="switch" data-language="fr" href="/fr/themen"><span>fr</span></a><a id="menu" href="/apps">Apps</a></nav>
    <main><a id="text" data-language="fr" href="/fr/zitat">Zitat</a></main>`;
});

it('B1.5 also in another tab', () => {
  expect(click('#switch', 'auxclick')).toMatch(/\/fr\/themen\?jahr=2026&x=a%20b#liste$/);
});

it('forgets the place of an earlier click', () => {
  click('#switch');
  window.history.replaceState(null, '', '/themen');
  expect(click('#switch')).toMatch(/\/fr\/themen$/);
});

it('leaves other links alone, those of the text too', () => {
  expect(click('#menu')).toBe('/apps');
  expect(click('#text')).toBe('/fr/zitat');
});
