import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { subscriptionFileNames } from '../content-types/routes';
import { pageOf } from './support/site';

const indexSchema = z.object({
  indicators: z.array(z.object({ page: z.string(), files: z.record(z.string(), z.string()) })),
});

const types: Readonly<Record<string, RegExp>> = {
  csv: /^text\/csv/,
  json: /^application\/json/,
  xlsx: /^application\/vnd\.openxmlformats/,
  svg: /^image\/svg\+xml/,
};

function pathOf(address: string): string {
  return new URL(address).pathname;
}

test('the list of indicators leads to pages and files that are there, for programs of others, too', async ({
  request,
}) => {
  const { indicators } = indexSchema.parse(await (await request.get('/daten/index.json')).json());
  test.skip(indicators.length === 0, 'the site has no data');
  for (const { page, files } of indicators.slice(0, 3)) {
    expect((await request.get(pathOf(page))).status()).toBe(200);
    expect(Object.keys(files).filter((format) => format !== 'svg')).toEqual(['csv', 'xlsx', 'json']);
    for (const [format, address] of Object.entries(files)) {
      const answer = await request.get(pathOf(address));
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toMatch(types[format] ?? /^$/);
      expect(answer.headers()['access-control-allow-origin']).toBe('*');
    }
  }
});

test('files for other programs are served as what they are', async ({ request }) => {
  const followed = ['', '/fr', pageOf('theme')].flatMap((place) => [
    [`${place}/${subscriptionFileNames.calendar}`, 'text/calendar'],
    [`${place}/${subscriptionFileNames.feed}`, 'application/atom+xml'],
  ]);
  const open = [
    ['/catalog.ttl', 'text/turtle'],
    ['/catalog.jsonld', 'application/ld+json'],
    ['/llms.txt', 'text/plain'],
  ];
  for (const [address = '', type = ''] of [...followed, ...open])
    expect((await request.get(address)).headers()['content-type'], address).toContain(type);
});
