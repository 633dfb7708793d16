import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@/lib/build/export/rules/contentSecurityPolicy';
import { isHost } from '@/lib/shared/host';

const none = { frameHosts: [], connectOrigins: [] };

describe('contentSecurityPolicy', () => {
  it('D2 allows nothing but the site itself', () => {
    expect(contentSecurityPolicy(none)).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
        "frame-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; " +
        "require-trusted-types-for 'script'; trusted-types site worker",
    );
  });

  it('adds hosts and origins once and in order', () => {
    const sources = {
      ...none,
      frameHosts: ['b.example', 'a.example:8443', 'b.example'],
      connectOrigins: ['https://suche.example'],
    };
    const policy = contentSecurityPolicy(sources);
    expect(policy).toContain("; script-src 'self';");
    expect(policy).toContain("; frame-src 'self' https://a.example:8443 https://b.example;");
    expect(policy).toContain("; connect-src 'self' https://suche.example;");
  });

  it('lets others show the site only if told', () => {
    expect(contentSecurityPolicy(none, '*')).toContain('frame-ancestors *;');
  });

  it('leaves out what is no host', () => {
    expect(contentSecurityPolicy({ ...none, frameHosts: ['a.example; script-src *'] })).toContain("frame-src 'self';");
    expect(isHost('karten.example')).toBe(true);
    expect(isHost('*')).toBe(false);
    expect(isHost("'unsafe-inline'")).toBe(false);
  });
});
