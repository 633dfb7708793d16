import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withTrustedScripts } from '@/lib/next/trustedScripts';

interface Rules {
  readonly createHTML: (text: string) => string | null;
  readonly createScript: (text: string) => string | null;
  readonly createScriptURL: (address: string) => string | null;
}

/** What the policy of a page says, as a browser runs it. */
function rulesOfPage(): Rules {
  const [, script = ''] = /<script>(?<text>.*)<\/script>/s.exec(withTrustedScripts('<head></head>')) ?? [];
  const made: Rules[] = [];
  const trustedTypes = { createPolicy: (_: string, rules: Rules) => made.push(rules) };
  runInNewContext(script, { self: { trustedTypes }, location: new URL('https://statistik.example.org/suche'), URL });
  const [rules] = made;
  if (rules === undefined) throw new Error('no policy');
  return rules;
}

describe('the policy of pages with an island', () => {
  const { createHTML, createScript, createScriptURL } = rulesOfPage();

  it.each(['', '<script></script>'])('lets React write «%s»', (markup) => {
    expect(createHTML(markup)).toBe(markup);
  });

  it.each([' ', '<p></p>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>'])(
    'refuses the markup «%s»',
    (markup) => {
      expect(createHTML(markup)).toBeNull();
    },
  );

  it('lets a script hold data, and nothing that runs', () => {
    expect(createScript('{"@type":"WebPage"}')).toBe('{"@type":"WebPage"}');
    expect(() => createScript('alert(1)')).toThrow();
  });

  it.each([
    ['/_next/static/chunks/a.js', true],
    ['https://statistik.example.org/assets/site-1.js', true],
    ['/media/a.js', false],
    ['https://evil.example/_next/static/a.js', false],
    ['data:text/javascript,alert(1)', false],
  ])('asks whether %s is the code of the site', (address, isOwn) => {
    expect(createScriptURL(address)).toBe(isOwn ? address : null);
  });
});
