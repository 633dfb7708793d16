import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { news } from '@/app/[lang]/(site)/neu/NewsPage';
import { openPageAt } from '@/app/_frame/sitePage';
import { createContents } from '@/lib/content/content';
import type { DataHistories } from '@/lib/content/dataHistory';
import { structureChange } from '@/lib/open-data/history/compareData';
import { area, areaIndicator, contextAt, siteWith, value, year } from '../../../support/areaSite';

const pageLimit = 15_000;

const products = Array.from({ length: 1000 }, (_, index) =>
  areaIndicator({ id: 2000 + index, columns: [year, area, value], rows: [['2026', 'Riehen', index]] }),
);

/** Each indicator has got new values on the same day, and some days before. */
function changed(days: readonly string[]): DataHistories {
  const states = days.map((day) => ({
    day,
    at: `${day}T04:00:00.000Z`,
    data: day,
    columns: '',
    change: { ...structureChange, isStructure: false, added: 21, periods: ['2026'] },
    bytes: 0,
  }));
  const [current, ...earlier] = states;
  if (current === undefined) throw new Error('No day was given.');
  const keys = products.map(({ shared }) => String(shared.stata_id));
  return { format: 1, source: '', indicators: Object.fromEntries(keys.map((key) => [key, { current, earlier }])) };
}

it('the news of a thousand indicators that changed on one day are a hundred lines, and a light page', () => {
  const site = siteWith(...products);
  const histories = changed(['2026-02-20', '2026-02-19']);
  const contents = createContents({ ...site.snapshot, histories });
  const page = openPageAt(news, contextAt({ ...site, contents }, '/neu'));
  const html = renderToStaticMarkup(page?.body);
  expect(html.match(/id="neu-\d{4}-\d\d-\d\d-\d+"/g)).toHaveLength(100);
  expect(gzipSync(html).length).toBeLessThan(pageLimit);
});
