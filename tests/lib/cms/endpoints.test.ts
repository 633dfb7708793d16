import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineCollection } from '@/content-types/contentType';
import { collectionNames, collectionTypes, singleNames, singleTypes } from '@/content-types/registry';
import { cmsRoot, fileUrl } from '@/lib/cms/cmsAddress';
import { assertAllowedEndpoint } from '@/lib/cms/endpoints';
import { endpointOf } from '@/lib/cms/endpoints';
import { DisallowedEndpointError, DisallowedFileError } from '@/lib/cms/cmsErrors';
import { connectTo, listOf } from '../../fixtures/cmsConnection';
import { serve } from '../../fixtures/faultServer';
import { json } from '../../fixtures/faults';

const allowed = [...collectionNames, 'quizzes', ...singleNames];

describe('the allow-list', () => {
  it('B2.2 has every content type and the second spelling of the quizzes', () => {
    for (const path of allowed) expect(() => assertAllowedEndpoint(path)).not.toThrow();
  });

  it.each([
    '',
    '/',
    '/articles',
    'articles/',
    'Articles',
    'users',
    'articles/1/2',
    '..',
    'articles/..',
    'articles/%2e%2e',
    'articles%2f1',
    'articles\\1',
    'articles?filters=1',
    'articles#1',
    'articles\u0000',
    'articles/1\n',
    ' articles',
    '//evil.example/articles',
    'https://evil.example/articles',
    'file:///etc/passwd',
    'constructor',
    '__proto__',
  ])('B2.2 rejects %j', (path) => {
    expect(() => assertAllowedEndpoint(path)).toThrow(new DisallowedEndpointError(path));
    expect(() => assertAllowedEndpoint(path)).toThrow(`Disallowed endpoint: ${path}`);
  });

  it('B2.2 accepts a random path only in one of its three forms', () => {
    const forms = new RegExp(
      `^(?:(?:${[...collectionNames, 'quizzes'].join('|')})(?:/[A-Za-z0-9]{1,64})?|${singleNames.join('|')})$`,
    );
    const piece = fc.oneof(fc.constantFrom(...allowed), fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => {
        const path = pieces.join('/');
        const isAccepted = !path.includes('\n') && forms.test(path);
        const check = expect(() => assertAllowedEndpoint(path));
        (isAccepted ? check.not : check).toThrow(DisallowedEndpointError);
      }),
    );
  });

  it('B2.2 rejects before anything is requested', async () => {
    const server = await serve(json(listOf([])));
    const { cms } = connectTo(server.url);
    const foreign = defineCollection('users', { ...collectionTypes.teasers, key: 'slug', title: 'title' });
    await expect(cms.list(foreign, 'de')).rejects.toThrow('Disallowed endpoint: users');
    expect(server.seen).toEqual([]);
  });

  it.each([
    'file:///etc/passwd',
    '',
    '/api/users',
    '/api/articles?x=.json',
    '/admin/init.json',
    '/uploads',
    '/uploads/../api/users',
    '/uploads/..%2fapi/users',
    '//andere.example/uploads/bild.svg',
    'http://169.254.169.254/latest/meta-data.json',
    'http://127.0.0.1:22/uploads/a.txt',
    'https://cms.example.evil.example/uploads/a.svg',
  ])('fetches no file from %j: neither an upload nor on a host of the settings', async (address) => {
    const server = await serve(json(listOf([])));
    const { cms } = connectTo(server.url, { fileHosts: ['files.example'] });
    await expect(cms.file(address)).rejects.toThrow(DisallowedFileError);
    await expect(cms.file(`${server.url}/api/users?geheim`)).rejects.toThrow(
      /^The file http:\S+\/api\/users is on the CMS, but not below \/uploads\//,
    );
    expect(server.seen).toEqual([]);
  });

  it.each([
    ['https://cms.example/strapi', 'https://cms.example/uploads/a.svg', false],
    ['https://cms.example/strapi', 'https://cms.example/strapi/uploads/a.svg', true],
    ['https://cms.example', 'https://me:pass@cms.example/uploads/a.svg', false],
    ['https://cms.example', 'https://files.example/a.svg', true],
    ['https://cms.example', 'https://files.example:8443/a.svg', false],
    ['https://cms.example', 'http://files.example/a.svg', false],
  ])('for the CMS %s the file %s is accepted: %s', (cms, address, isAccepted) => {
    const find = (): URL => fileUrl(cmsRoot(cms), address, ['files.example']);
    if (isAccepted) expect(find().href).toBe(address);
    else expect(find).toThrow(DisallowedFileError);
  });
});

describe('the quiz collection', () => {
  it.each([
    ['cms.intranet.bs.ch', 'quizes'],
    ['CMS.INTRANET.BS.CH', 'quizes'],
    ['cms.bs.ch', 'quizzes'],
    ['notintranet.bs.ch', 'quizzes'],
    ['intranet.bs.ch.evil.example', 'quizzes'],
  ])('B2.3 on %s is called %s', (host, name) => {
    expect(endpointOf('quizes', host, ['intranet.bs.ch'])).toBe(name);
  });

  it.each([
    [[], '/api/quizzes'],
    [['127.0.0.1'], '/api/quizes'],
  ])('B2.3 is requested by the name that suits the host (intranet: %j)', async (intranetHosts, path) => {
    const server = await serve(json(listOf([])));
    await connectTo(server.url, { intranetHosts }).cms.list(collectionTypes.quizes, 'de');
    expect(server.seen.map((request) => request.path)).toEqual([path]);
  });
});

it.each(['', '/', '/api', '/api/', '/cms', '/cms/api/'])('the address of the CMS may end in %j', async (ending) => {
  const server = await serve(json({ data: null }));
  await connectTo(`${server.url}${ending}`).cms.single(singleTypes.footer, 'de');
  const base = ending.startsWith('/cms') ? '/cms' : '';
  expect(server.seen.map(({ path }) => path)).toEqual([`${base}/api/footer`]);
});
