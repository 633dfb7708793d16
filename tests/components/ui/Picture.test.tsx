import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from '@/components/ui/Picture/Picture';
import type { ImageContent } from '@/components/ui/Picture/Picture';

const photograph: ImageContent = {
  file: { url: '/media/0123456789abcdef.jpg', name: 'a.jpg', mime: 'image/jpeg', width: 2400, height: 1600 },
  alt: 'Ein Haus',
  decorative: false,
  caption: 'Das Haus im Mai.',
  credit: 'Foto Muster',
  focal_x: 0.9,
  focal_y: null,
};

function types(): readonly (string | null)[] {
  const sources = screen.getByRole('img').parentElement?.querySelectorAll('source') ?? [];
  return Array.from(sources, (source) => source.getAttribute('type'));
}

describe('a picture', () => {
  it('offers AVIF, then WebP, then its own format', () => {
    render(<Picture image={photograph} />);
    expect(types()).toEqual(['image/avif', 'image/webp']);
    expect(screen.getByRole('img').getAttribute('src')).toMatch(/\.jpg$/);
  });

  it('waits until it is needed, unless it is the main picture of the page', () => {
    const { rerender } = render(<Picture image={photograph} />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');
    rerender(<Picture image={photograph} priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('is described, says whose it is, and keeps its focal point in boxes of another shape', () => {
    render(<Picture image={photograph} />);
    expect(screen.getByRole('img', { name: 'Ein Haus' })).toHaveClass('picture-right');
    expect(screen.getByRole('img')).not.toHaveAttribute('style');
    expect(screen.getByRole('figure')).toHaveTextContent('Das Haus im Mai. © Foto Muster');
  });

  it.each(['tile', 'portrait'] as const)('has its caption where it is shown large, not as a %s', (layout) => {
    render(<Picture image={photograph} layout={layout} />);
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('is one file if it is a drawing', () => {
    const file = { ...photograph.file, url: '/media/0123456789abcdef.svg', mime: 'image/svg+xml' };
    render(<Picture image={{ ...photograph, file }} layout="full" />);
    expect(types()).toEqual([]);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/media/0123456789abcdef.svg');
    expect(screen.getByRole('img')).toHaveClass('picture-drawing');
  });
});
