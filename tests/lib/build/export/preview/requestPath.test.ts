import { expect, it } from 'vitest';
import { canonicalPath, parseRequestPath } from '@/lib/build/export/preview/requestPath';

it('decodes the path and keeps the query as it came', () => {
  expect(parseRequestPath('/thema/bev%C3%B6lkerung?q=%C3%A4')).toEqual({
    path: '/thema/bevölkerung',
    query: '?q=%C3%A4',
  });
  expect(parseRequestPath('/thema/bevo%CC%88lkerung')).toEqual({ path: '/thema/bevölkerung', query: '' });
});

it.each([
  '',
  '*',
  'http://andere.example/',
  '//andere.example/',
  '/%2Fandere.example/',
  '/\\andere.example',
  '/%5Candere.example',
  '/a/../b',
  '/%2e%2e/etc/passwd',
  '/..%2f..%2fetc',
  '/%00',
  '/a%0d%0aX: 1',
  '/%E0%A4%A',
  '/%',
])('refuses «%s»', (target) => {
  expect(parseRequestPath(target)).toBeNull();
});

it.each([
  ['/', '/'],
  ['/themen/', '/themen'],
  ['/themen.html', '/themen'],
  ['/index.html', '/'],
  ['/fr/', '/fr'],
  ['/reindex.html', '/reindex'],
  ['/a/index.html', '/a'],
  ['/themen', '/themen'],
  ['/artikel/v1.2', '/artikel/v1.2'],
])('knows the one address of %s: %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
