import { describe, expect, it } from 'vitest';
import { nginxMaps } from '@/lib/build/export/rules/nginxRules';
import { makeServerRules } from '@/lib/build/export/rules/serverRules';
import { sampleSite } from '../sampleExport';

const sources = { frameHosts: [], connectOrigins: [] };
const rules = makeServerRules(sampleSite, sources);
const maps = nginxMaps(rules);

describe('nginxMaps', () => {
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

  it('says so when a value is longer than nginx can read', () => {
    const headers = [...rules.headers, { path: '/lang/**', values: { 'Content-Security-Policy': 'ü'.repeat(2001) } }];
    expect(() => nginxMaps({ ...rules, headers })).toThrow('nginx cannot read a value of 4002 bytes');
  });
});
