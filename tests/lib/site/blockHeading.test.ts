import { describe, expect, it } from 'vitest';
import { blockHeading } from '@/lib/site/blocks';
import { block } from './blocks';

describe('the heading of a content box', () => {
  it.each([
    ['text', { heading: 'Mieten', body: 'Text.' }],
    ['expand-section', { summary: 'Mieten', body: 'Text.' }],
    ['info-box', { title: 'Mieten', body: 'Text.' }],
    ['glossary', { title: 'Mieten' }],
    [
      'iframe',
      {
        src: 'https://example.org/',
        title: 'Mieten',
        height_mobile: 300,
        height_desktop: 300,
        fallback_text: 'Karte.',
        purpose: 'Die Mieten auf einer Karte zeigen.',
      },
    ],
  ] as const)('is what editors call it: %s', (kind, attributes) => {
    expect(blockHeading(block(kind, attributes))).toBe('Mieten');
  });

  it.each([
    ['text', { body: 'Text.' }],
    ['info-box', { body: 'Text.' }],
    ['search-button', { label: 'Suchen' }],
  ] as const)('may be missing: %s', (kind, attributes) => {
    expect(blockHeading(block(kind, attributes))).toBeNull();
  });
});
