import { describe, expect, it } from 'vitest';
import { startSampleCms } from '@/lib/cms/sample-cms/sampleCms';
import { ask, failure, startTinySite, tinySite } from '../../../fixtures/sampleSite';

const token = 'lesen-0123456789';

describe('the way in', () => {
  it.each([
    ['no token', {}, failure(403, 'ForbiddenError', 'Forbidden')],
    ['another kind of token', { Authorization: 'Basic abc' }, failure(403, 'ForbiddenError', 'Forbidden')],
    [
      'a wrong token',
      { Authorization: 'Bearer falsch' },
      failure(401, 'UnauthorizedError', 'Missing or invalid credentials'),
    ],
  ])('is closed to %s', async (_, headers, expected) => {
    const { url } = await startTinySite({ token });
    const response = await fetch(`${url}/api/articles`, { headers });
    expect(response.status).toBe(expected.status);
    await expect(response.json()).resolves.toEqual(expected.body);
  });

  it.each(['POST', 'DELETE'])('knows no %s', async (method) => {
    const { url } = await startTinySite();
    const response = await fetch(`${url}/api/articles`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    await expect(response.text()).resolves.toBe('Method Not Allowed');
  });

  it.each(['users', 'articles/1/2', 'home-page/1', 'articles/999', 'articles/erster', 'i18n/locales', '%'])(
    'leads nowhere at %s',
    async (address) => {
      expect(await ask(address)).toEqual(failure(404, 'NotFoundError', 'Not Found'));
    },
  );
});

describe('files', () => {
  it.each(['fehlt.svg', '..%2ftinyContent.ts', '%2e%2e/tinyContent.ts', '%E0%A4%A'])(
    'outside the folder are not served: %s',
    async (name) => {
      const { url } = await startTinySite();
      expect((await fetch(`${url}/uploads/${name}`)).status).toBe(404);
    },
  );

  it('that the content names must exist', async () => {
    const starting = startSampleCms({ ...tinySite, mediaDir: import.meta.dirname });
    await expect(starting).rejects.toThrow('uses files that are not in');
    await expect(starting).rejects.toThrow(/: bild\.svg\. Add them or correct the names\.$/);
  });
});
