import { describe, expect, it } from 'vitest';
import { stripFramework } from '@/lib/build/next/stripFramework';
import { moduleAddress, rawPage } from '../export/sampleExport';

describe('stripFramework', () => {
  it('removes module preloads and scripts within the text', () => {
    const stripped = stripFramework(
      rawPage({ head: '<link rel="modulepreload" href="/x.js">', main: '<p>a<script>alert("</p>")</script>b</p>' }),
    );
    expect(stripped).not.toContain('modulepreload');
    expect(stripped).toContain('<p>ab</p>');
  });

  it('does not take a foreign module for the own one', () => {
    expect(stripFramework('<script type="module" src="/assets/other.js"></script><p>')).toBe('<p>');
    expect(stripFramework(`<script type="module" src="https://evil.example${moduleAddress}"></script><p>`)).toBe('<p>');
  });

  it('fails if there is nothing to remove: what the framework writes would be elsewhere, and stay', () => {
    expect(() => stripFramework('<p>Text</p><script type="application/json">[]</script>')).toThrow(
      'A page that Next.js wrote has none of its scripts.',
    );
  });
});
