import { describe, expect, it } from 'vitest';
import { collectionTypes, singleTypes } from '@/content-types/registry';
import { connectTo, link, listOf, testToken } from '../../fixtures/cmsConnection';
import { serve, startFaultServer } from '../../fixtures/faultServer';
import { delayed, json, redirect, strapiError, text } from '../../fixtures/faults';

const links = collectionTypes['header-links'];
const good = json(listOf([link(1)]));

describe('every request', () => {
  it('B2.1 is a GET with the token as bearer', async () => {
    const server = await serve(good, json({ data: null }), text(200, 'Bild'));
    const { cms } = connectTo(server.url);
    await cms.list(links, 'de');
    await cms.single(singleTypes.footer, 'de');
    await cms.file('/uploads/bild.svg');
    expect(server.seen.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET']);
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill(`Bearer ${testToken}`));
  });

  it('B2.1 sends the token to the CMS only, also when a file is elsewhere', async () => {
    const [cms, elsewhere] = [await serve(good), await serve(text(200, 'Bild'))];
    const fileHosts = [new URL(elsewhere.url).host];
    await connectTo(cms.url, { fileHosts }).cms.file(`${elsewhere.url}/bild.svg`);
    expect(elsewhere.seen[0]?.headers.authorization).toBeUndefined();
  });

  it('B2.1 sends no token along if an upload leads to something else of the CMS', async () => {
    const server = await serve(redirect('/api/users'), text(403, ''));
    await expect(connectTo(server.url).cms.file('/uploads/bild.svg')).rejects.toThrow('status 403');
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${testToken}`, undefined]);
  });

  it('B2.4 asks Strapi 5 for the form of Strapi 4', async () => {
    const server = await serve(good);
    await connectTo(server.url).cms.list(links, 'de');
    expect(server.seen[0]?.headers['strapi-response-format']).toBe('v4');
  });
});

describe('the limit of requests at once', () => {
  it('B2.8 is kept across lists, pages and files', async () => {
    const server = await startFaultServer(({ path, query }) =>
      delayed(
        10,
        path.startsWith('/uploads')
          ? text(200, 'Bild')
          : json(listOf([link(Number(query.get('pagination[page]')))], { pageSize: 1, total: 8 })),
      ),
    );
    const { cms } = connectTo(server.url, { concurrency: 3 });
    await Promise.all([
      cms.list(links, 'de'),
      cms.list(links, 'fr'),
      ...Array.from({ length: 8 }, (_, index) => cms.file(`/uploads/${index}.svg`)),
    ]);
    expect(server.seen).toHaveLength(24);
    expect(server.maxAtOnce()).toBe(3);
  });

  it('B2.8 frees its places after failures', async () => {
    const server = await serve(strapiError(404, 'Not Found'), strapiError(404, 'Not Found'), good);
    const { cms } = connectTo(server.url, { concurrency: 1 });
    await Promise.allSettled([cms.list(links, 'de'), cms.list(links, 'fr')]);
    await expect(cms.list(links, 'it')).resolves.toHaveLength(1);
  });
});
