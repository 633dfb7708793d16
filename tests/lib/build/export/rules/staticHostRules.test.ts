import { expect, it } from 'vitest';
import { makeServerRules } from '@/lib/build/export/rules/serverRules';
import { staticHostHeaders, staticHostRedirects } from '@/lib/build/export/rules/staticHostRules';
import { sampleSite } from '../sampleExport';
import { sortedPrefixes } from './sortedPrefixes';

const sources = { frameHosts: [], connectOrigins: [] };
const rules = makeServerRules(sampleSite, sources);

it('B1.8 writes exact redirects, then wildcards, then the error pages of the languages', () => {
  expect(staticHostRedirects(rules)).toBe(
    [
      ...sortedPrefixes.map((prefix) => `${prefix}/hintergrund/alt ${prefix}/themen 301`),
      ...sortedPrefixes.map((prefix) => `${prefix}/hintergrund/* ${prefix}/interaktiv/:splat 301`),
      '/fr/* /fr/404.html 404',
      '',
    ].join('\n'),
  );
});

it('B1.8 finds earlier addresses as browsers ask for them, none of which is a placeholder', () => {
  const redirects = [
    { from: '/a,b/q&a', to: '/neu' },
    { from: '/zahlen:fakten;id=3', to: '/neu' },
    { from: '/a+b/**', to: '/neu/**' },
  ];
  expect(staticHostRedirects({ ...rules, redirects, errorPages: [] })).toBe(
    '/a,b/q&a /neu 301\n/zahlen%3Afakten;id=3 /neu 301\n/a+b/* /neu/:splat 301\n',
  );
});

const files = ['/assets/site-1.js', '/_next/static/chunks/a.css', '/media/a1.pdf', '/themen.html'];

it('writes headers so that a later rule replaces an earlier one at every host', () => {
  const text = staticHostHeaders(rules, files);
  expect(text).toMatch(
    /^\/\*\n {2}Strict-Transport-Security: max-age=31536000\n {2}Content-Security-Policy: default-src 'self';/,
  );
  expect(text).toContain('\n/media/drawings/*\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src');
});

it('lets caches keep for a year what is there, and nothing that is not: hosts use the address alone', () => {
  const text = staticHostHeaders(rules, files);
  const blocks = text.split('\n\n').filter((block) => block.includes('immutable'));
  expect(blocks.map((block) => block.split('\n')[0])).toEqual(['/_next/static/chunks/a.css', '/assets/site-1.js']);
  expect(text).toContain(
    '\n/assets/site-1.js\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
  expect(text).toContain('\n/media/*\n  ! Cross-Origin-Resource-Policy\n');
});

it('says of feeds what they are, in every language and of every theme', () => {
  const text = staticHostHeaders(rules, files);
  for (const pattern of ['/feed.xml', '/:a/feed.xml', '/:a/:b/feed.xml', '/:a/:b/:c/feed.xml'])
    expect(text).toContain(`\n${pattern}\n  Content-Type: application/atom+xml; charset=utf-8\n`);
});
