import { describe, expect, it } from 'vitest';
import { collectionTypes } from '@/content-types/registry';
import { CmsNetworkError, CmsStatusError, CmsTimeoutError } from '@/lib/cms/cmsErrors';
import { connectTo, link, listOf } from '../../fixtures/cmsConnection';
import { serve } from '../../fixtures/faultServer';
import { cutOff, delayed, drip, hang, json, reset, shorterThanAnnounced, strapiError } from '../../fixtures/faults';

const links = collectionTypes['header-links'];
const good = json(listOf([link(1)]));

describe('repetition', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('B2.7 repeats after status %d', async (status) => {
    const server = await serve(strapiError(status, 'Später'), good);
    const { cms, waits } = connectTo(server.url);
    await expect(cms.list(links, 'de')).resolves.toHaveLength(1);
    expect(waits).toEqual([300]);
  });

  it.each([
    ...[401, 403].map((status) => ({ status, name: 'CmsAccessError' })),
    ...[400, 404, 405, 410, 413, 422, 431, 501].map((status) => ({ status, name: 'CmsStatusError' })),
  ])('B2.7 does not repeat after status $status', async ({ status, name }) => {
    const server = await serve(strapiError(status, 'Nein'), good);
    await expect(connectTo(server.url).cms.list(links, 'de')).rejects.toMatchObject({
      name,
      status,
      attempts: 1,
    });
    expect(server.seen).toHaveLength(1);
  });

  it.each([
    ['a broken connection', reset()],
    ['a body that breaks off', cutOff('{"data":[{"id"')],
    ['a body shorter than announced', shorterThanAnnounced('{"data":[]}')],
  ])('B2.7 repeats after %s', async (_, behaviour) => {
    const server = await serve(behaviour, good);
    await expect(connectTo(server.url).cms.list(links, 'de')).resolves.toHaveLength(1);
    expect(server.seen).toHaveLength(2);
  });

  it('B2.7 spreads the waits at random', async () => {
    const server = await serve(strapiError(503, 'Überlastet'));
    const { cms, waits } = connectTo(server.url, {}, 0.5);
    await expect(cms.list(links, 'de')).rejects.toThrow(CmsStatusError);
    expect(waits).toEqual([450, 900, 1800]);
  });

  it.each([
    ['seconds', '7', 7_000],
    ['a date', 'Fri, 21 Aug 2026 10:00:12 GMT', 12_000],
    ['more than 30 s', '3600', 30_000],
    ['a date long ago', 'Fri, 21 Aug 2020 10:00:12 GMT', 300],
    ['nothing readable', 'bald', 300],
    ['no time at all', '0', 300],
  ])('B2.7 honours Retry-After with %s', async (_, header, expected) => {
    const server = await serve(strapiError(429, 'Langsam', { 'Retry-After': header }), good);
    const { cms, waits } = connectTo(server.url);
    await cms.list(links, 'de');
    expect(waits).toEqual([expected]);
  });

  it('B2.7 ends after a refused connection with what the network says', async () => {
    const server = await serve(good);
    await server.close();
    const { cms, waits } = connectTo(server.url);
    const reading = cms.list(links, 'de');
    await expect(reading).rejects.toThrow(CmsNetworkError);
    await expect(reading).rejects.toThrow(
      /no answer: connect ECONNREFUSED.*Check CMS_URL and that the CMS is running\.$/,
    );
    expect(waits).toHaveLength(3);
  });
});

describe('the time limit', () => {
  it.each([
    ['a connection that hangs', hang()],
    ['a slow drip', drip(5)],
  ])('B2.7 turns %s into an error of its own', async (_, behaviour) => {
    const server = await serve(behaviour);
    const reading = connectTo(server.url, { timeoutMs: 20 }).cms.list(links, 'de');
    await expect(reading).rejects.toThrow(CmsTimeoutError);
    await expect(reading).rejects.toThrow(
      'GET /api/header-links (de, page 1): no complete answer within 20 ms; attempts: 4. ' +
        'Check the load of the CMS or raise CMS_TIMEOUT_MS.',
    );
  });

  it('B2.7 does not exist with 0', async () => {
    const server = await serve(delayed(150, good));
    await expect(connectTo(server.url, { timeoutMs: 0 }).cms.list(links, 'de')).resolves.toHaveLength(1);
  });
});
