import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as BuildInfoModule from '@/lib/build/buildInfo';
import { emptyFolder } from '../content/folder';

const place = vi.hoisted(() => ({ folder: '' }));

vi.mock('@/lib/shared/paths', () => ({
  paths: {
    get buildInfo() {
      return `${place.folder}/cache/build.json`;
    },
    get developmentInfo() {
      return `${place.folder}/cache/development.json`;
    },
  },
}));

const info = {
  id: '0123456789ab',
  contentId: 'ab0123456789',
  timestamp: '2026-08-21T10:00:00.000Z',
  nextRelease: '2026-11-22T07:30:00.000Z',
  browserModule: '/_site/site-0123.js',
  embeddedModule: '/_site/embedded-0123.js',
  fingerprint: 'abc',
};

/** As in a process that has just started. */
function freshModule(): Promise<typeof BuildInfoModule> {
  vi.resetModules();
  return import('@/lib/build/buildInfo');
}

beforeEach(async () => {
  place.folder = await emptyFolder();
});

describe('the description of the build', () => {
  it('is read as it was written', async () => {
    const { writeBuildInfo } = await freshModule();
    await writeBuildInfo(info);
    const { buildInfo } = await freshModule();
    await expect(buildInfo()).resolves.toEqual(info);
  });

  it('of `npm run dev` is its own', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const { writeBuildInfo } = await freshModule();
    await writeBuildInfo(info);
    const text = await readFile(path.join(place.folder, 'cache', 'development.json'), 'utf8');
    expect(JSON.parse(text)).toEqual(info);
  });
});
