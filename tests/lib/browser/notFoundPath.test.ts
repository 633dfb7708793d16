import { expect, it } from 'vitest';
import { showNotFoundPath } from '@/lib/browser/notFoundPath';

it('B3.8 names the missing address', () => {
  document.body.innerHTML = '<p data-not-found-path></p>';
  showNotFoundPath('/fr/thema/bev%C3%B6lkerung');
  expect(document.querySelector('p')).toHaveTextContent('Page not found: /fr/thema/bevölkerung');
});

it('takes the address of the page', () => {
  document.body.innerHTML = '<p data-not-found-path></p>';
  showNotFoundPath();
  expect(document.querySelector('p')).toHaveTextContent('Page not found: /');
});

it('never lets the address become markup, and shows a wrongly encoded one as it is', () => {
  document.body.innerHTML = '<p data-not-found-path></p><p data-not-found-path></p>';
  showNotFoundPath('/%3Cimg%20src=x%20onerror=alert(1)%3E');
  expect(document.querySelectorAll('img')).toHaveLength(0);
  showNotFoundPath('/%E0%A4%A');
  expect(document.querySelectorAll('p')[1]).toHaveTextContent('Page not found: /%E0%A4%A');
});
