import { describe, expect, it } from 'vitest';
import { parseConfig } from '@/lib/shared/config';
import { ConfigurationError } from '@/lib/shared/errors';

function problemsOf(environment: Readonly<Record<string, string>>): string {
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
  }
  return 'no problems';
}

it('without any variable the site has safe settings: no CMS, no search server, no analytics', () => {
  expect(parseConfig({})).toEqual({
    CMS_POPULATE: 'explicit',
    CMS_PORT: 1337,
    CMS_TIMEOUT_MS: 0,
    CMS_CONCURRENCY: 6,
    CMS_MAX_ANSWER_BYTES: 100_000_000,
    CMS_MAX_FILE_BYTES: 200_000_000,
    CMS_MAX_ENTRIES: 100_000,
    CMS_INTRANET_HOSTS: ['intranet.bs.ch'],
    CMS_FILE_HOSTS: [],
    DATA_HOSTS: [],
    CMS_DRAFTS: false,
    PRODUCTION_HOST: '',
    PORT: 3000,
    PREVIEW_PORT: 3401,
    SITE_PARTS_OFF: [],
    SECURITY_CONTACT: [],
    UMAMI_DOMAINS: [],
    UMAMI_IGNORE_LOCALHOST: false,
    UMAMI_AUTO_TRACK: true,
    MEILISEARCH_KEY_UNTRIED: false,
    MEILISEARCH_TIMEOUT_MS: 300_000,
    RELEASE_DIR: 'releases',
    RELEASE_HOST: '127.0.0.1',
    RELEASE_PORT: 3400,
    RELEASE_DEBOUNCE_MS: 5000,
    RELEASE_LEAD_MS: 900_000,
    RELEASE_KEEP: 10,
    NODE_ENV: 'production',
  });
});

describe('values', () => {
  it('addresses lose the slash at their end', () => {
    expect(parseConfig({ CMS_URL: 'https://cms.example.org/strapi//' }).CMS_URL).toBe('https://cms.example.org/strapi');
  });

  it('the sample content is asked for in the place of an address', () => {
    expect(parseConfig({ CMS_URL: 'sample' })).toEqual({ ...parseConfig({}), isSampleMeant: true });
    expect(problemsOf({ CMS_URL: 'muster' })).toContain(
      'CMS_URL: must be an address that begins with http:// or https://, or «sample» for the sample content; found «muster»',
    );
  });

  it('the site has an address of its own, written as browsers write it', () => {
    expect(parseConfig({ SITE_URL: 'https://Statistik.Example.org:443/' }).SITE_URL).toBe(
      'https://statistik.example.org',
    );
    expect(problemsOf({ SITE_URL: 'https://example.org/statistik' })).toContain('without a path');
    expect(problemsOf({ SITE_URL: 'https://example.org?a=b' })).toContain('without a path');
  });

  it('a wrong item is shown with the list it is in', () => {
    expect(problemsOf({ SITE_PARTS_OFF: 'search,foo' })).toMatch(/ SITE_PARTS_OFF: .*; found «search,foo»/);
  });

  it('B7.1 lists are separated by commas, trimmed, without empty items', () => {
    const { UMAMI_DOMAINS } = parseConfig({ UMAMI_DOMAINS: ' a.example.org, ,b.example.org,' });
    expect(UMAMI_DOMAINS).toEqual(['a.example.org', 'b.example.org']);
  });

  it('contacts for weaknesses are addresses that a program can open', () => {
    const contacts = 'mailto:sicherheit@statistik.example, https://statistik.example/kontakt';
    expect(parseConfig({ SECURITY_CONTACT: contacts }).SECURITY_CONTACT).toEqual([
      'mailto:sicherheit@statistik.example',
      'https://statistik.example/kontakt',
    ]);
    for (const wrong of ['sicherheit@statistik.example', 'http://statistik.example', 'mailto:a@b.example\nExpires: 1'])
      expect(problemsOf({ SECURITY_CONTACT: wrong })).toContain('SECURITY_CONTACT');
  });
});

describe('wrong values', () => {
  it('are all in one message, each with what was expected and found', () => {
    expect(
      problemsOf({ CMS_URL: 'cms.example.org', PORT: 'many', CMS_POPULATE: 'all', UMAMI_IGNORE_LOCALHOST: 'yes' }),
    ).toBe(
      [
        'The environment cannot be used:',
        '  CMS_URL: must be an address that begins with http:// or https://, or «sample» for the sample content; found «cms.example.org»',
        '  CMS_POPULATE: must be explicit or deep; found «all»',
        '  PORT: must be a port from 0 to 65535; found «many»',
        '  UMAMI_IGNORE_LOCALHOST: must be 0 or 1; found «yes»',
        'See .env.example for safe values.',
      ].join('\n'),
    );
  });

  it.each(['ftp://cms.example.org', 'javascript:alert(1)', '//cms.example.org'])(
    '%s is no address of a CMS',
    (address) => {
      expect(problemsOf({ CMS_URL: address })).toContain('CMS_URL: must be an address');
    },
  );

  it.each(['-1', '65536', '80.5'])('%s is no port', (port) => {
    expect(problemsOf({ PORT: port })).toContain(`PORT: `);
  });

  it.each(['CMS_INTRANET_HOSTS', 'CMS_FILE_HOSTS', 'DATA_HOSTS', 'UMAMI_DOMAINS'])(
    'an address is no host for %s',
    (name) => {
      expect(problemsOf({ [name]: 'a.example.org,https://b.example.org' })).toContain(
        `${name}: must be names of hosts`,
      );
    },
  );

  it.each([
    ['CMS_MAX_ENTRIES', '0', 'must be a whole number from 1'],
    ['CMS_TIMEOUT_MS', '-1', 'must be a whole number of milliseconds from 0'],
    ['RELEASE_LEAD_MS', '1.5', 'must be a whole number of milliseconds from 0'],
  ])('%s=%s is told what it must be', (name, found, expected) => {
    expect(problemsOf({ [name]: found })).toContain(`${name}: ${expected}; found «${found}»`);
  });

  it('B2.1 never show a secret', () => {
    const secrets = { CMS_TOKEN: 'secret-token', MEILISEARCH_SEARCH_KEY: 'secret-key' };
    expect(problemsOf({ ...secrets, PORT: 'many' })).not.toContain('secret');
  });
});
