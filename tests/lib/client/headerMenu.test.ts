import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startHeaderMenu } from '@/lib/client/headerMenu';

/** The DOM of the tests knows no popovers: this one remembers whether it is open. */
function menuOf(isOpen: boolean): { readonly menu: HTMLElement; readonly hide: () => void } {
  document.body.innerHTML =
    '<header data-site-header><div popover><a href="/a">A</a><a href="/b">B</a></div></header><a href="/c">C</a>';
  const menu = document.querySelector<HTMLElement>('[popover]');
  if (menu === null) throw new Error('The page has no menu.');
  const hide = vi.fn();
  const matches = (selector: string): boolean => selector === ':popover-open' && isOpen;
  Object.assign(menu, { hidePopover: hide, matches });
  return { menu, hide };
}

function link(name: string): HTMLElement {
  const found = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`The page has no link ${name}.`);
  return found;
}

describe('the menu of narrow screens', () => {
  beforeEach(startHeaderMenu);

  it('closes when the focus goes on to the page', () => {
    const { hide } = menuOf(true);
    link('B').focus();
    link('C').focus();
    expect(hide).toHaveBeenCalled();
  });

  it('closes when one of its links is followed, which may lead to a place on the same page', () => {
    const { hide } = menuOf(true);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link('A').click();
    expect(hide).toHaveBeenCalled();
  });
});
