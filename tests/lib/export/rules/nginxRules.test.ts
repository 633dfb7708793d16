import { describe, expect, it } from 'vitest';
import { nginxRules } from '@/lib/export/rules/nginxRules';
import { makeServerRules } from '@/lib/export/rules/serverRules';
import { finishedPage, soundPage } from '../finishedPage';
import { sampleSite } from '../sampleExport';

const sources = { frameHosts: [], connectOrigins: [], frameAncestors: ["'self'"], speculationRules: false };
const island = finishedPage('/fr/suche', soundPage({ main: '<div data-island="Search"></div><script>go()</script>' }));
const rules = makeServerRules(sampleSite, [island], sources);
const files = nginxRules(rules);

function file(name: string): string {
  return files.get(name) ?? '';
}

describe('nginxRules', () => {
  it('writes four files', () => {
    expect([...files.keys()]).toEqual(['redirects.conf', 'headers.conf', 'island-csp.conf', 'site.conf']);
  });

  it('B1.8 maps exact addresses and wildcards of every language, from the address as it came in', () => {
    expect(file('redirects.conf')).toContain('map $request_uri $site_path {');
    expect(file('redirects.conf')).toContain('  "/ls/hintergrund/alt" "/ls/themen";');
    expect(file('redirects.conf')).toMatch(
      /"~\^\/fr\/hintergrund\(\?<site_rest_6>.*" "\/fr\/interaktiv\$site_rest_6";/,
    );
    expect(file('site.conf')).toContain('return 301 $site_redirect$is_args$args;');
  });

  it('makes room for the longest address', () => {
    const long = { from: `/${'a'.repeat(300)}`, to: '/themen' };
    expect(file('redirects.conf')).toContain('map_hash_bucket_size 128;');
    expect(nginxRules({ ...rules, redirects: [long] }).get('redirects.conf')).toContain('map_hash_bucket_size 512;');
    const headers = [...rules.headers, { path: `/${'ü'.repeat(200)}`, values: { 'Content-Security-Policy': 'x' } }];
    expect(nginxRules({ ...rules, headers }).get('redirects.conf')).toContain('map_hash_bucket_size 2048;');
  });

  it('chooses the error page by language', () => {
    expect(file('redirects.conf')).toContain(
      'map $site_path $site_page_404 {\n  default "/404.html";\n  "~^/fr(?:/|$)" "/fr/404.html";\n}',
    );
    expect(file('redirects.conf')).toContain('map $site_path $site_page_500 {\n  default "/500.html";\n}');
    expect(file('site.conf')).toContain('error_page 404 $site_page_404;\nerror_page 500 502 503 504 $site_page_500;');
  });

  it('sends every header, hashed files with a long life, and errors without one', () => {
    expect(file('site.conf')).toContain('add_header Cache-Control $site_cache_control always;');
    expect(file('site.conf')).toContain('add_header Content-Security-Policy $site_content_security_policy always;');
    expect(file('site.conf')).toContain('add_header Strict-Transport-Security "max-age=31536000" always;');
    expect(file('headers.conf')).toContain('  "~^/assets/" "public, max-age=31536000, immutable";');
    expect(file('headers.conf')).toContain('  "~^[45]" "no-store";');
  });

  it('D2 gives pages with an island a policy of their own', () => {
    expect(file('island-csp.conf')).toContain("  default \"default-src 'self'; script-src 'self';");
    expect(file('island-csp.conf')).toMatch(/ {2}"\/fr\/suche" "default-src 'self'; script-src 'self' 'sha256-/);
  });

  it('says so when a value is longer than nginx can read', () => {
    const headers = [...rules.headers, { path: '/lang', values: { 'Content-Security-Policy': 'x'.repeat(4001) } }];
    expect(() => nginxRules({ ...rules, headers })).toThrow('nginx cannot read a value of 4001 characters');
  });
});
