import { describe, expect, it } from 'vitest';
import { collectionTypes, singleTypes } from '@/content-types/registry';
import { InconsistentListError } from '@/lib/cms/cmsErrors';
import { connectTo, link, listOf } from '../../fixtures/cmsConnection';
import { serve, startFaultServer } from '../../fixtures/faultServer';
import type { Behaviour } from '../../fixtures/faultServer';
import { json, text, webPage } from '../../fixtures/faults';

const links = collectionTypes['header-links'];

function page(ids: readonly number[], pagination: { page: number; pageSize?: number; total: number }): Behaviour {
  return json(
    listOf(
      ids.map((id) => link(id)),
      { pageSize: 2, ...pagination },
    ),
  );
}

describe('records', () => {
  it('B2.4 come from Strapi 5 with their documentId', async () => {
    const { url } = await serve(json({ data: { ...link(3), documentId: 'hx7k2m9q' }, meta: {} }));
    await expect(connectTo(url).cms.single(singleTypes.headers, 'de')).resolves.toMatchObject({
      id: 3,
      documentId: 'hx7k2m9q',
    });
  });

  it('B2.4 are null if a single type is empty', async () => {
    const { url } = await serve(json({ data: null, meta: {} }));
    await expect(connectTo(url).cms.single(singleTypes.headers, 'de')).resolves.toBeNull();
  });
});

describe('a list', () => {
  it('B2.6 is read to its end with pages of 100', async () => {
    const ids = Array.from({ length: 250 }, (_, index) => index + 1);
    const server = await startFaultServer(({ query }) => {
      const [number, size] = [Number(query.get('pagination[page]')), Number(query.get('pagination[pageSize]'))];
      return page(ids.slice((number - 1) * size, number * size), { page: number, pageSize: size, total: 250 });
    });
    const records = await connectTo(server.url).cms.list(links, 'de');
    expect(records.map(({ id }) => id)).toEqual(ids);
    expect(server.seen.map(({ query }) => query.get('pagination[pageSize]'))).toEqual(['100', '100', '100']);
  });

  it('B2.6 has a sort in which no two entries are equal', async () => {
    const { url, seen } = await serve(json(listOf([])));
    const { cms } = connectTo(url);
    await cms.list(collectionTypes.teasers, 'de');
    await cms.list(collectionTypes['display-themes'], 'de');
    await cms.list(links, 'de');
    expect(seen.map(({ query }) => [...query].filter(([name]) => name.startsWith('sort')))).toEqual([
      [
        ['sort[0]', 'slug'],
        ['sort[1]', 'id'],
      ],
      [
        ['sort[0]', 'url'],
        ['sort[1]', 'id'],
      ],
      [['sort', 'id']],
    ]);
  });

  const doubled = [page([1, 2], { page: 1, total: 4 }), page([2, 3], { page: 2, total: 4 })] as const;
  const calm = [page([1, 2], { page: 1, total: 4 }), page([3, 4], { page: 2, total: 4 })] as const;

  it('B2.6 is read again when an entry came twice because it moved', async () => {
    const { url } = await serve(...doubled, ...calm);
    const { cms, lines } = connectTo(url);
    const records = await cms.list(links, 'de');
    expect(records.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(lines).toEqual(['Fetch error in endpoint GET /api/header-links (de): 1 entries came twice; reading 1 of 4']);
  });

  it('B2.6 is read again when its total changes', async () => {
    const { url } = await serve(page([1, 2], { page: 1, total: 4 }), page([3, 4], { page: 2, total: 5 }), ...calm);
    const { cms, lines } = connectTo(url);
    await expect(cms.list(links, 'de')).resolves.toHaveLength(4);
    expect(lines).toEqual([
      'Fetch error in endpoint GET /api/header-links (de): its total changed (4, 5); reading 1 of 4',
    ]);
  });

  it('B2.6 tells entries of Strapi 5 apart by documentId, because publishing changes the number', async () => {
    const before = { ...link(1), documentId: 'erster' };
    const after = { ...link(9), documentId: 'erster' };
    const second = { ...link(2), documentId: 'zweiter' };
    const { url } = await serve(
      json(listOf([before], { page: 1, pageSize: 1, total: 2 })),
      json(listOf([after], { page: 2, pageSize: 1, total: 2 })),
      json(listOf([second], { page: 1, pageSize: 1, total: 2 })),
      json(listOf([after], { page: 2, pageSize: 1, total: 2 })),
    );
    const records = await connectTo(url).cms.list(links, 'de');
    expect(records.map(({ documentId }) => documentId)).toEqual(['zweiter', 'erster']);
  });

  it('B2.6 that does not come to rest is read by numbers, where nothing moves between two pages', async () => {
    const server = await startFaultServer(({ query }) => {
      const after = query.get('filters[id][$gt]');
      if (after === null) return query.get('pagination[page]') === '1' ? doubled[0] : doubled[1];
      if (after === '0') return page([1, 2], { page: 1, total: 4 });
      return after === '2' ? page([3, 9], { page: 1, total: 3 }) : page([10], { page: 1, total: 1 });
    });
    const records = await connectTo(server.url).cms.list(links, 'de');
    expect(records.map(({ id }) => id)).toEqual([1, 2, 3, 9, 10]);
    expect(server.seen.slice(-3).map(({ query }) => query.get('sort'))).toEqual(['id', 'id', 'id']);
  });

  it('B2.6 has an entry of Strapi 5 once, as it is now, if it got another number meanwhile', async () => {
    const server = await startFaultServer(({ query }) => {
      const after = query.get('filters[id][$gt]');
      if (after === null) return query.get('pagination[page]') === '1' ? doubled[0] : doubled[1];
      const [before, now] = [1, 9].map((id) => ({ ...link(id), documentId: 'erster' }));
      return json(listOf([after === '0' ? before : now], { page: 1, pageSize: 1, total: after === '0' ? 2 : 1 }));
    });
    const records = await connectTo(server.url).cms.list(links, 'de');
    expect(records.map(({ id }) => id)).toEqual([9]);
  });

  it('B2.6 is an error if the server does not keep to the numbers either', async () => {
    const server = await startFaultServer(({ query }) =>
      query.get('pagination[page]') === '1' ? doubled[0] : doubled[1],
    );
    const reading = connectTo(server.url).cms.list(links, 'de');
    await expect(reading).rejects.toThrow(InconsistentListError);
    await expect(reading).rejects.toThrow(
      'The list /api/header-links (de) kept changing in 4 readings: the server did not keep to the order of numbers. Try again when nobody is publishing.',
    );
    expect(server.seen).toHaveLength(8);
  });
});

describe('a file', () => {
  it('B2.10 that is a login page or empty is an error', async () => {
    const { url } = await serve(webPage(200, 'Anmelden'), text(200, ''));
    const { cms } = connectTo(url);
    await expect(cms.file('/uploads/bild.svg')).rejects.toThrow('a web page instead of a file');
    await expect(cms.file('/uploads/bild.svg')).rejects.toThrow('an empty file');
  });

  it('shows no query of its address in messages, which may be signed', async () => {
    const { url } = await serve(text(404, ''));
    const { cms, lines } = connectTo('http://127.0.0.1:1', { fileHosts: [new URL(url).host] });
    await expect(cms.file(`${url}/bild.svg?signature=geheim`)).rejects.toThrow(`GET ${url}/bild.svg: status 404`);
    expect(lines.join()).not.toContain('signature');
  });
});
