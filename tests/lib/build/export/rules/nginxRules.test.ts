import { describe, expect, it } from 'vitest';
import { nginxMaps } from '@/lib/build/export/rules/nginxRules';
import { makeServerRules } from '@/lib/build/export/rules/serverRules';
import { sampleSite } from '../sampleExport';

const sources = { frameHosts: [], connectOrigins: [] };
const rules = makeServerRules(sampleSite, sources);
const maps = nginxMaps(rules);

describe('nginxMaps', () => {
  it('B1.8 maps exact addresses and wildcards of every language, from the address as it came in', () => {
    expect(maps).toContain('map $request_uri $site_path {');
    expect(maps).toContain('  "/ls/hintergrund/alt" "/ls/themen";');
    expect(maps).toMatch(/"~\^\/fr\/hintergrund\(\?<(site_rest_\d+)>.*" "\/fr\/interaktiv\$\1";/);
  });

  it.each([
    ['/zahlen:fakten;id=3', '/zahlen:fakten;id=3'],
    ['/a,b/q&a/@x+$y', '/a,b/q&a/@x+$y'],
    ['/löhne [2]"', '/l%C3%B6hne%20[2]%22'],
  ])('B1.8 finds %s as browsers ask for it', (from, asked) => {
    const found = nginxMaps({ ...rules, redirects: [{ from, to: '/neu' }] });
    expect(found).toContain(`\n  "${asked}" "/neu";\n`);
  });

  it('B1.8 finds what is below an earlier address as browsers ask for it', () => {
    const found = nginxMaps({ ...rules, redirects: [{ from: '/a,b$/**', to: '/neu' }] });
    expect(found).toContain(String.raw`"~^/a,b\\$(?<site_rest_0>`);
  });

  it('makes room for the longest address, in bytes', () => {
    const long = { from: `/${'a'.repeat(300)}`, to: '/themen' };
    expect(maps).toContain('map_hash_bucket_size 128;');
    expect(nginxMaps({ ...rules, redirects: [long] })).toContain('map_hash_bucket_size 512;');
    const headers = [...rules.headers, { path: `/${'ü'.repeat(250)}/**`, values: { 'Content-Security-Policy': 'x' } }];
    expect(nginxMaps({ ...rules, headers })).toContain('map_hash_bucket_size 1024;');
  });

  it('counts down to the next release and, while it is switched, lets nobody keep the one before', () => {
    const ages = (nextRelease: string | null): string =>
      /map \$site_second \$site_max_age \{\n(?<lines>[^}]*)\}/.exec(nginxMaps({ ...rules, nextRelease }))?.groups
        ?.lines ?? '';
    expect(ages(null)).toBe('  default "300";\n');
    const lines = ages('2026-11-22T08:30:00.000+01:00').split('\n');
    const second = Date.UTC(2026, 10, 22, 7, 30) / 1000;
    expect(lines.slice(0, 2)).toEqual(['  default "300";', `  "${second - 300}" "299";`]);
    expect(lines.slice(300, 302)).toEqual([`  "${second - 1}" "0";`, `  "${second}" "1";`]);
    expect(lines.slice(360)).toEqual([`  "${second + 59}" "1";`, '']);
  });

  it('D2 gives all pages one policy', () => {
    expect(maps).toContain("  default \"default-src 'self'; script-src 'self';");
    expect(maps).not.toContain('.html" "default-src');
  });

  it('says so when a value is longer than nginx can read', () => {
    const headers = [...rules.headers, { path: '/lang/**', values: { 'Content-Security-Policy': 'ü'.repeat(2001) } }];
    expect(() => nginxMaps({ ...rules, headers })).toThrow('nginx cannot read a value of 4002 bytes');
  });
});
