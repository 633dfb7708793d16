import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ViteDevServer } from 'vite';
import { blockExamples } from '@/content-types/blocks/blockExamples';
import { chartKinds } from '@/content-types/chartKinds';
import { drawGallery, openGallery } from '@/lib/commands/drawGallery';

let vite: ViteDevServer;
let html: string;

beforeAll(async () => {
  vite = await openGallery({ watches: false });
  html = await drawGallery(vite);
}, 60_000);

afterAll(() => vite.close());

const names = Object.entries(blockExamples).flatMap(([kind, examples]) =>
  examples.map((_, index) => `${kind}/${index + 1}`),
);

describe('the gallery', () => {
  it.each(chartKinds)('shows a chart of the kind %s', (kind) => {
    expect(html).toContain(`data-example="chart-${kind}/1"`);
  });

  it.each(names)('shows the example %s', (name) => {
    expect(html).toContain(`data-example="${name}"`);
  });

  it('has the classes of the components in its styles', () => {
    expect(html).toContain('class="entry-list-item"');
    expect(html).toContain('.entry-list-item {');
  });

  it('stands alone: pictures and typeface are inside', () => {
    expect(html).not.toMatch(/<(link|script|img)[^>]+(src|href)="(?!data:)/);
    expect(html).not.toMatch(/url\(['"]?(?!['"]?data:)/);
  });
});
