import { expect, it } from 'vitest';
import { ListPageCache } from '@/lib/cms/listPageCache';
import { CmsBodyError } from '@/lib/cms/cmsErrors';
import type { CmsAnswer } from '@/lib/cms/readAnswer';

const address = 'https://cms.example/api/articles?page=1';

function delivery(title: string): CmsAnswer {
  const data = [{ id: 1, attributes: { title } }];
  return {
    bytes: Buffer.from(JSON.stringify({ data, meta: { pagination: { pageSize: 100, total: 1 } } })),
    isWebPage: false,
    refuse: (problem) =>
      new CmsBodyError({ path: address, publicPath: address, about: '', attempts: 1 }, { problem, body: '' }),
  };
}

it('has the very same records for the same answer, and those of now for another one', () => {
  const pages = new ListPageCache();
  const first = pages.read(address, delivery('Leerstand'));
  expect(pages.read(address, delivery('Leerstand'))).toBe(first);
  expect(pages.read(`${address}0`, delivery('Leerstand'))).not.toBe(first);
  const second = pages.read(address, delivery('Leerstände'));
  expect(second.records[0]?.attributes['title']).toBe('Leerstände');
  expect(pages.read(address, delivery('Leerstand'))).not.toBe(first);
});
