import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showListPosition } from '@/lib/portal/browser/listPosition';
import { storeResultList } from '@/lib/portal/browser/resultList';

const passed = { list: '/indikatorenportal?thema=wohnen', addresses: ['/i/1', '/i/2', '/i/3'] };

function openPage(path: string): HTMLElement {
  window.history.replaceState(null, '', path);
  document.body.innerHTML =
    '<nav data-position="{position} von {count}" data-previous="davor" data-next="danach" data-list="Liste" hidden></nav>';
  const nav = document.querySelector('nav') ?? document.createElement('nav');
  showListPosition(nav);
  return nav;
}

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the place in a list', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'is not handed on in this tab by a click that opens another one: %j',
    (keys) => {
      storeResultList(passed, '/i/1');
      openPage('/i/1')
        .querySelector('a')
        ?.dispatchEvent(new MouseEvent('click', { ...keys, cancelable: true }));
      expect(openPage('/i/2')).not.toBeVisible();
    },
  );

  it('is nothing where nothing can be stored, or something else is', () => {
    sessionStorage.setItem('portal.list', '{"to":"/i/2","list":1}');
    expect(openPage('/i/2')).not.toBeVisible();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    storeResultList(passed, '/i/2');
    expect(openPage('/i/2')).not.toBeVisible();
  });
});
