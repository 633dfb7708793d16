import { describe, expect, it } from 'vitest';
import { collectionTypes, singleTypes } from '@/content-types/registry';
import { CmsStatusError } from '@/lib/cms/cmsErrors';
import { connectTo, testToken } from '../../fixtures/cmsConnection';
import { serve } from '../../fixtures/faultServer';
import { strapiError, text, webPage } from '../../fixtures/faults';

const links = collectionTypes['header-links'];

describe('a failure', () => {
  it('B2.9 logs each attempt with method, path, status and number', async () => {
    const server = await serve(strapiError(503, 'Überlastet'));
    const { cms, lines } = connectTo(server.url);
    await expect(cms.list(links, 'de')).rejects.toThrow(CmsStatusError);
    const line =
      'Fetch error in endpoint GET /api/header-links (de, page 1): status 503, expected 200: Überlastet; attempt';
    expect(lines).toEqual([
      `${line} 1 of 4, next in 300 ms`,
      `${line} 2 of 4, next in 600 ms`,
      `${line} 3 of 4, next in 1200 ms`,
      `${line} 4 of 4, giving up`,
    ]);
  });

  it('B2.9 never shows the token, even when the server repeats it', async () => {
    const server = await serve(strapiError(401, `Unknown token ${testToken}`), webPage(200, `Login ${testToken}`));
    const { cms, lines } = connectTo(server.url);
    await expect(cms.list(links, 'de')).rejects.toThrow('status 401, expected 200: Unknown token (hidden)');
    await expect(cms.list(links, 'de')).rejects.toThrow('Login (hidden)');
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain(testToken);
  });

  it.each([
    [401, 'The CMS does not know the token: correct CMS_TOKEN.'],
    [403, 'Allow the token in CMS_TOKEN to read this content type (find and findOne).'],
    [404, 'Check CMS_URL, that the content type exists in the CMS and that the entry is published.'],
    [400, 'Compare the content types of the CMS with `npm run cms:schema`.'],
    [431, 'The request is too long for the server: raise its header limit or ask for less.'],
    [500, 'Look into the log of the CMS, then try again.'],
  ])('B2.9 with status %d says what to do', async (status, advice) => {
    const server = await serve(text(status, ''));
    const reading = connectTo(server.url).cms.list(links, 'de');
    await expect(reading).rejects.toThrow(`: status ${status}, expected 200; attempts: `);
    await expect(reading).rejects.toThrow(advice);
  });

  it('B2.9 with 404 is no failure for a single type: the language has none', async () => {
    const server = await serve(strapiError(404, 'Not Found'));
    const { cms, lines } = connectTo(server.url);
    await expect(cms.single(singleTypes.footer, 'fr')).resolves.toBeNull();
    expect(lines).toEqual([]);
  });

  it('with 404 is no failure for bundles, which a CMS may not know yet', async () => {
    const server = await serve(strapiError(404, 'Not Found'), strapiError(403, 'Forbidden'));
    const { cms } = connectTo(server.url);
    await expect(cms.list(collectionTypes.releases, 'de')).resolves.toEqual([]);
    await expect(cms.list(collectionTypes.releases, 'de')).rejects.toThrow('status 403');
  });
});
