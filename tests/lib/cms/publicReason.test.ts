import { describe, expect, it } from 'vitest';
import { collectionTypes } from '@/content-types/registry';
import { FileError } from '@/lib/data/files/fileErrors';
import { publicReasonOf, SiteError } from '@/lib/shared/errors';
import { connectTo, listOf } from '../../fixtures/cmsConnection';
import { serve } from '../../fixtures/faultServer';
import type { Behaviour } from '../../fixtures/faultServer';
import { cutOff, json, redirect, shorterThanAnnounced, strapiError, text, webPage } from '../../fixtures/faults';

/** What nobody may know yet. */
const secretTitle = 'Mietpreise-steigen-um-neun-Prozent';
const articles = collectionTypes.articles;
const beginning = `{"data":[{"id":1,"attributes":{"title":"${secretTitle}"`;

const failures: readonly (readonly [string, Behaviour, string])[] = [
  ['is cut off', cutOff(beginning), 'the body was cut off; attempts: 4'],
  ['is shorter than announced', shorterThanAnnounced(beginning), 'the body was cut off; attempts: 4'],
  ['is JSON that ends early', text(200, beginning), 'no valid JSON'],
  ['is no JSON', text(200, `${secretTitle} {`), 'no valid JSON'],
  ['is a web page', webPage(200, secretTitle), 'a web page, expected JSON'],
  ['has another shape', json({ [secretTitle]: 1 }), 'JSON that is not in the form of Strapi'],
  ['holds another thing', json({ data: [{ id: secretTitle }], meta: secretTitle }), 'not in the form of Strapi'],
  ['is an error', strapiError(400, `Invalid key ${secretTitle}`), 'status 400, expected 200'],
  ['is a failure with a page', webPage(500, secretTitle), 'status 500, expected 200'],
  ['leads elsewhere', redirect(`http://${secretTitle}.example/`), 'a redirect that is not followed'],
  ['is inconsistent', json(listOf([{ id: 1, attributes: { title: secretTitle } }], { total: 2 })), 'kept changing in'],
];

async function failureOf(reading: Promise<unknown>): Promise<SiteError> {
  const error: unknown = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof SiteError) return error;
  throw new Error(`Expected a SiteError, found ${String(error)}.`);
}

describe('what may be told to everybody of an answer of the CMS that', () => {
  it.each(failures)('%s holds nothing of it', async (_, behaviour, reason) => {
    const server = await serve(behaviour);
    const error = await failureOf(connectTo(server.url).cms.list(articles, 'de'));
    expect(publicReasonOf(error)).toContain(reason);
    expect(publicReasonOf(error).toLowerCase()).not.toContain(secretTitle.toLowerCase());
  });

  it('is a file holds not even its name', async () => {
    const server = await serve(text(404, secretTitle));
    const error = await failureOf(connectTo(server.url).cms.file(`/uploads/${secretTitle}.jpg`));
    expect(error.message).toContain(secretTitle);
    expect(publicReasonOf(error)).toContain('GET a file: status 404, expected 200');
    expect(publicReasonOf(error)).not.toContain(secretTitle);
  });
});

it.each([
  ['an error that nobody has foreseen', new TypeError(secretTitle), 'Unexpected error'],
  ['an error that does not say what may be told', new SiteError(secretTitle), 'SiteError: the log says why.'],
  ['something that is no error', secretTitle, 'Unexpected error'],
  [
    'a file of the content',
    new FileError(
      {
        file: { url: `/uploads/${secretTitle}.png`, name: secretTitle, mime: 'image/png', width: 1, height: 1 },
        meta: { type: 'articles', key: secretTitle, locale: 'de', updatedAt: '' },
        field: 'image.file',
      },
      { code: 'file-missing', values: { file: secretTitle } },
    ),
    'reports/content.json',
  ],
])('what may be told to everybody of %s holds nothing of it', (_, error, reason) => {
  expect(publicReasonOf(error)).toContain(reason);
  expect(publicReasonOf(error)).not.toContain(secretTitle);
});
