import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createBuildCache } from '@/lib/build/buildCache';
import { buildSite } from '@/lib/build/buildSite';
import { checkPublicSettings } from '@/lib/build/publicSettings';
import { parseBuildOptions } from '@/lib/build/buildOptions';
import { parseConfig } from '@/lib/shared/config';
import { sampleOffice } from '@/lib/shared/office';
import { ConfigurationError } from '@/lib/shared/errors';
import { temporaryFolder } from '../../lib/commands/temporaryFolder';

const cms = { CMS_URL: 'http://127.0.0.1:9', OFFICE_DIR: sampleOffice };

const failureSchema = z.object({ code: z.number(), stderr: z.string() });

interface Settings {
  readonly CMS_URL: string;
  readonly SITE_URL: string;
  readonly OFFICE_DIR?: string;
}

/** Runs a command with these settings; nothing else of this machine's settings reaches it. */
async function refused(
  settings: Settings,
  command: string,
  ...parameters: readonly string[]
): Promise<z.infer<typeof failureSchema>> {
  const releases = path.join(temporaryFolder().path, 'releases');
  const own = { ...settings, RELEASE_DIR: releases, RELEASE_SECRET: 'a-secret-of-the-tests', RELEASE_PORT: '0' };
  const env = { ...process.env, ...own };
  const program = ['--import', 'tsx', `lib/commands/${command}.ts`, ...parameters];
  const failure: unknown = await promisify(execFile)(process.execPath, program, { env, timeout: 30_000 }).catch(
    (error: unknown) => error,
  );
  expect(existsSync(releases)).toBe(false);
  return failureSchema.parse(failure);
}

describe('a build from a CMS without SITE_URL', () => {
  it('is refused before anything is read or made, and says what to set', async () => {
    vi.stubEnv('CMS_URL', cms.CMS_URL);
    vi.stubEnv('SITE_URL', '');
    vi.stubEnv('OFFICE_DIR', sampleOffice);
    const build = buildSite(parseBuildOptions([]), createBuildCache(), (work) => work());
    await expect(build).rejects.toThrow(ConfigurationError);
    await expect(build).rejects.toThrow(/^SITE_URL is not set\..*SITE_URL=https:\/\/statistik\.example\.org/);
  });

  it('is refused by «release» before anything waits for it', { timeout: 60_000 }, async () => {
    const { code, stderr } = await refused({ ...cms, SITE_URL: '' }, 'release', 'build');
    expect(code).toBe(1);
    expect(stderr.trim()).toMatch(/^ConfigurationError: SITE_URL is not set\./);
  });
});

it('a release with SITE_URL and without a CMS is refused by «releaseServe»', { timeout: 60_000 }, async () => {
  const { code, stderr } = await refused({ CMS_URL: '', SITE_URL: 'https://statistik.example' }, 'releaseServe');
  expect(code).toBe(1);
  expect(stderr.trim()).toMatch(/^ConfigurationError: CMS_URL is not set, though SITE_URL is: .*CMS_URL=sample\.$/);
});

describe('the settings of a public site', () => {
  it.each([
    ['the sample content, which is nobody’s', {}],
    ['a CMS and the address of the site', { ...cms, SITE_URL: 'https://statistik.example' }],
    ['a CMS and an address of this machine, where somebody wants it', { ...cms, SITE_URL: 'http://localhost:4000' }],
  ])('may be %s', (_name, environment) => {
    expect(() => checkPublicSettings(parseConfig(environment))).not.toThrow();
  });

  it('have a search key that is not the one of the administrators', () => {
    const keys = { MEILISEARCH_SEARCH_KEY: 'one-key ', MEILISEARCH_ADMIN_KEY: 'one-key' };
    expect(() => checkPublicSettings(parseConfig(keys))).toThrow(
      /^MEILISEARCH_SEARCH_KEY is the same as MEILISEARCH_ADMIN_KEY: .*npm run search:key/,
    );
    expect(() => checkPublicSettings(parseConfig({ ...keys, MEILISEARCH_SEARCH_KEY: 'another' }))).not.toThrow();
    expect(() => checkPublicSettings(parseConfig({}))).not.toThrow();
  });

  it('name the office, whose areas and languages are not those of the sample', () => {
    const settings = { CMS_URL: cms.CMS_URL, SITE_URL: 'https://statistik.example' };
    expect(() => checkPublicSettings(parseConfig(settings))).toThrow(
      /^OFFICE_DIR is not set\..*OFFICE_DIR=\/srv\/office/,
    );
  });

  it('have all their faults told at once', () => {
    expect(() => checkPublicSettings(parseConfig({ ...cms, CMS_DRAFTS: '1' }))).toThrow(
      /^SITE_URL is not set\..*\nCMS_DRAFTS is 1: a site for the public must not hold drafts\./,
    );
  });
});
