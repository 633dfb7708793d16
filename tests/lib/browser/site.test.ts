import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const listen = vi.fn();

beforeEach(() => {
  vi.resetModules();
  listen.mockClear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigation', { addEventListener: listen });
  document.body.innerHTML = '<main><p data-not-found-path></p></main>';
});

afterEach(() => {
  document.documentElement.removeAttribute('data-development');
});

it('names the missing address and listens to navigations', async () => {
  await import('@/lib/browser/site');
  expect(document.querySelector('p')).toHaveTextContent('Page not found: /');
  expect(listen).toHaveBeenCalledExactlyOnceWith('navigate', expect.any(Function));
});

it('leaves navigation alone in development', async () => {
  document.documentElement.setAttribute('data-development', '');
  await import('@/lib/browser/site');
  expect(listen).not.toHaveBeenCalled();
});

it('works in a browser without the Navigation API', async () => {
  vi.unstubAllGlobals();
  await import('@/lib/browser/site');
  expect(document.querySelector('p')).toHaveTextContent('Page not found: /');
});
