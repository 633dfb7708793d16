import { describe, expect, it } from 'vitest';
import { collectionTypes } from '@/content-types/registry';
import { CmsBodyError } from '@/lib/cms/cmsErrors';
import { connectTo, link, listOf, testToken } from '../../fixtures/cmsConnection';
import { serve } from '../../fixtures/faultServer';
import { cutOff, json, redirect, shorterThanAnnounced, text, webPage } from '../../fixtures/faults';

const links = collectionTypes['header-links'];
const good = json(listOf([link(1)]));

describe('an answer that cannot be used', () => {
  const truncated = '{"data":[{"id":1,"attributes":{"path":';

  it.each([
    ['nothing', text(200, ''), 'an empty body, expected JSON', 'The body is empty.'],
    [
      'entries without nesting, as of Strapi 5',
      json(listOf([{ id: 1, documentId: 'abc', path: '/' }])),
      'data.0.attributes is missing; ',
      'Strapi-Response-Format',
    ],
    ['no JSON', text(200, 'alles gut'), 'no valid JSON', 'alles gut'],
    ['JSON that ends early', text(200, truncated), 'no valid JSON', truncated],
    ['another shape', text(200, '{"ok":true}'), 'JSON that is not in the form of Strapi: data ', '{"ok":true}'],
    [
      'a list without pagination',
      text(200, '{"data":[]}'),
      'JSON that is not in the form of Strapi: meta ',
      '{"data":[]}',
    ],
    ['an HTML login page', webPage(200, 'Anmelden'), 'a web page, expected JSON', '<title>Anmelden</title>'],
    [
      'another encoding than UTF-8',
      text(200, Buffer.from(JSON.stringify(listOf([link(1, '/ü')])), 'latin1')),
      'no valid JSON',
      '/\ufffd',
    ],
  ])(
    'B2.10 with %s is an error of its own that shows it and is not repeated',
    async (_, behaviour, problem, excerpt) => {
      const server = await serve(behaviour);
      const reading = connectTo(server.url).cms.list(links, 'de');
      await expect(reading).rejects.toThrow(CmsBodyError);
      await expect(reading).rejects.toThrow(problem);
      await expect(reading).rejects.toThrow(excerpt);
      expect(server.seen).toHaveLength(1);
    },
  );

  it('B2.10 shows the first 200 characters, no more', async () => {
    const server = await serve(text(200, `${'a'.repeat(199)}üb${'c'.repeat(300)}`));
    await expect(connectTo(server.url).cms.list(links, 'de')).rejects.toThrow(`«${'a'.repeat(199)}ü»`);
  });

  it.each([
    ['breaks off', cutOff(truncated)],
    ['is shorter than announced', shorterThanAnnounced(truncated)],
  ])('B2.10 whose body %s each time shows what arrived', async (_, behaviour) => {
    const server = await serve(behaviour);
    const reading = connectTo(server.url).cms.list(links, 'de');
    await expect(reading).rejects.toThrow(CmsBodyError);
    await expect(reading).rejects.toThrow(
      /the body was cut off: .+; attempts: 4\. The body begins with «\{"data":\[\{"id":1,"attributes":\{"path":»/,
    );
  });
});

describe('a redirect', () => {
  it('B2.10 to another host is refused, and nothing is sent there', async () => {
    const elsewhere = await serve(good);
    const server = await serve(redirect(`${elsewhere.url}/api/header-links`));
    const reading = connectTo(server.url).cms.list(links, 'de');
    await expect(reading).rejects.toThrow(CmsBodyError);
    await expect(reading).rejects.toThrow(`a redirect to ${new URL(elsewhere.url).host} that is not followed`);
    expect(elsewhere.seen).toEqual([]);
  });

  it.each([301, 302, 303, 307, 308])('B2.10 on the same host is followed (%d)', async (status) => {
    const server = await serve(redirect('/api/elsewhere?page=1', status), good);
    await expect(connectTo(server.url).cms.list(links, 'de')).resolves.toHaveLength(1);
    expect(server.seen.map(({ address }) => address).at(-1)).toBe('/api/elsewhere?page=1');
    expect(server.seen[1]?.headers.authorization).toBe(`Bearer ${testToken}`);
  });

  it('B2.10 in a circle ends', async () => {
    const server = await serve(redirect('/api/header-links'));
    await expect(connectTo(server.url).cms.list(links, 'de')).rejects.toThrow('one of too many');
    expect(server.seen).toHaveLength(6);
  });
});
