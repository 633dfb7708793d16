import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Island } from '@/components/Island';
import { renderMarkup } from '@/lib/next/renderMarkup';
import { contextIn } from '../../support/site';

function PageWithIsland(): ReactNode {
  return (
    <Island name="Quiz" context={contextIn('de')}>
      <p>Frage</p>
    </Island>
  );
}

function Broken(): ReactNode {
  throw new RangeError('No such page.');
}

describe('renderMarkup', () => {
  it('renders a page without the marks of React', () => {
    const count = 3;
    expect(renderMarkup(<p>Noch {count} &amp; mehr</p>)).toBe('<p>Noch 3 &amp; mehr</p>');
  });

  it('leaves a page with an island to Next.js, which can render it', () => {
    expect(renderMarkup(<PageWithIsland />)).toBeUndefined();
    expect(renderToStaticMarkup(<PageWithIsland />)).toContain('<div data-island="Quiz"><p>Frage</p></div>');
  });

  it('fails where a component fails, and renders the next page', () => {
    expect(() => renderMarkup(<Broken />)).toThrow(new RangeError('No such page.'));
    expect(renderMarkup(<p>Weiter</p>)).toBe('<p>Weiter</p>');
  });
});
