import { describe, expect, it } from 'vitest';
import { nginxMaps } from '@/lib/build/export/rules/nginxRules';
import { makeServerRules } from '@/lib/build/export/rules/serverRules';
import { staticHostHeaders } from '@/lib/build/export/rules/staticHostRules';
import { languagePrefixes } from '@/lib/site/pageFiles';
import { sampleSite } from '../sampleExport';

const sources = { frameHosts: [], connectOrigins: [] };
const rules = makeServerRules(sampleSite, sources);

function headersAt(path: string): Readonly<Record<string, string>> | undefined {
  return rules.headers.find((rule) => rule.path === path)?.values;
}

describe('makeServerRules', () => {
  it('sets the protective headers everywhere, but transport security nowhere', () => {
    expect(headersAt('/**')).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    expect(headersAt('/**')?.['Content-Security-Policy']).toContain("script-src 'self';");
    expect(headersAt('/**')?.['Permissions-Policy']).toContain('camera=()');
    expect(JSON.stringify(rules)).not.toContain('Strict-Transport-Security');
  });

  it('let programs of others read open data', () => {
    expect(headersAt('/daten/**')).toEqual({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    expect(staticHostHeaders(rules, [])).toContain('\n/daten/*\n  Access-Control-Allow-Origin: *\n');
  });

  it('let nothing run that editors uploaded', () => {
    const policy = headersAt('/media/**')?.['Content-Security-Policy'];
    expect(policy).toContain("default-src 'none'; script-src 'none';");
    expect(nginxMaps(rules)).toContain(`"~^/media/" "${policy}";`);
    expect(headersAt('/media/drawings/**')).toEqual({
      'Content-Security-Policy': `${policy}; sandbox`,
      'Content-Disposition': 'attachment',
    });
    expect(staticHostHeaders(rules, [])).toMatch(
      /\n\/media\/\*\n[^/]*! Content-Security-Policy\n {2}Content-Security-Policy: default-src 'none'/,
    );
  });

  it('lets others frame what is made for it, in every language, and nothing else', () => {
    const framed = rules.headers.filter(({ values }) =>
      values['Content-Security-Policy']?.includes('frame-ancestors *'),
    );
    expect(framed.map(({ path }) => path)).toEqual(languagePrefixes().map((prefix) => `${prefix}/embed/indikator/**`));
    const [policy = ''] = framed.map(({ values }) => values['Content-Security-Policy']);
    expect(policy.replace('frame-ancestors *', "frame-ancestors 'self'")).toBe(
      headersAt('/**')?.['Content-Security-Policy'],
    );
    expect(nginxMaps(rules)).toContain(`"~^/fr/embed/indikator/" "${policy}";`);
  });

  it('knows the error pages by language, German last, and hides them as addresses', () => {
    expect(rules.errorPages).toEqual([
      { prefix: '/fr', status: 404, file: 'fr/404.html' },
      { prefix: '', status: 404, file: '404.html' },
      { prefix: '', status: 500, file: '500.html' },
    ]);
    expect(rules.hidden).toEqual(['/_headers', '/_redirects', '/404', '/fr/404', '/500']);
  });
});
