import { describe, expect, it } from 'vitest';
import { connectCmsData } from '@/lib/office/data-push/cmsData';
import type { CmsData } from '@/lib/office/data-push/cmsData';
import { serve } from '../../../fixtures/faultServer';
import { hang, json, redirect, strapiError, text } from '../../../fixtures/faults';
import { version } from './standInCms';

const token = 'a-token-for-data';
const good = json({ unreported: false, versions: [version(7)] });

function connect(url: string, timeoutMs = 5000): CmsData & { readonly waits: readonly number[] } {
  const waits: number[] = [];
  const sleep = (milliseconds: number): Promise<void> => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  const clock = { now: () => 0, random: () => 0, sleep };
  return { ...connectCmsData({ url, token, timeoutMs, clock }), waits };
}

describe('the data of a CMS', () => {
  it('are asked for and changed with the token of data', async () => {
    const server = await serve(good, json({ done: true }), json({ reported: true }));
    const cms = connect(`${server.url}/api`);
    expect((await cms.read()).versions).toEqual([version(7)]);
    await cms.send(7, { shared: {}, texts: {}, keys: '' }, { name: '7.csv', bytes: Buffer.from('jahr') });
    await cms.finish();
    expect(server.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/indicator-data',
      'POST /api/indicator-data/7',
      'POST /api/indicator-data/finish',
    ]);
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill(`Bearer ${token}`));
  });

  it('are there without what editors have not finished', async () => {
    const unfinished = [
      version(8, { locale: 'fr' }),
      { ...version(9), stata_id: null },
      { ...version(10), sources: [null] },
    ];
    const versions = [version(7), { ...unfinished[0], locale: 'xx' }, ...unfinished.slice(1)];
    const server = await serve(json({ unreported: false, versions }));
    const state = await connect(server.url).read();
    expect(state.versions).toEqual([version(7)]);
    expect(state.leftOut).toMatchObject([
      /^indicator 8, xx: locale/,
      /^indicator null/,
      /^indicator 10, de: sources\.0/,
    ]);
  });

  it.each([429, 500, 502, 503, 504])('are asked for again after status %d, a few times', async (status) => {
    const server = await serve(strapiError(status, 'Später'), good);
    const cms = connect(server.url);
    await expect(cms.read()).resolves.toBeDefined();
    expect(cms.waits).toEqual([300]);
  });

  it('are given up after four attempts', async () => {
    const server = await serve(strapiError(503, 'Später'));
    await expect(connect(server.url).read()).rejects.toThrow('status 503: Später');
    expect(server.seen).toHaveLength(4);
  });

  it('are not waited for without end', async () => {
    const server = await serve(hang());
    await expect(connect(server.url, 20).read()).rejects.toThrow('no answer within 20 ms');
  });

  it.each([
    ['401', strapiError(401, 'Nein'), 'PushAccessError'],
    ['403', strapiError(403, 'Nein'), 'PushAccessError'],
    ['an address that is not there', strapiError(404, 'Nichts'), 'PushAccessError'],
    ['a page', text(200, '<html>'), 'PushRequestError'],
    ['what is refused', strapiError(400, `Nein, ${token}`), 'PushRequestError'],
  ])('are asked for once if the answer is final: %s; the token is in no message', async (_name, answer, name) => {
    const server = await serve(answer, good);
    const failure: unknown = await connect(server.url)
      .read()
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name });
    expect(String(failure)).not.toContain(token);
    expect(server.seen).toHaveLength(1);
  });

  it('are not sent along to where a redirect leads', async () => {
    const elsewhere = await serve(good);
    const server = await serve(redirect(elsewhere.url));
    await expect(connect(server.url).read()).rejects.toThrow('no answer');
    expect(elsewhere.seen).toEqual([]);
  });
});
