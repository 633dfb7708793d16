import { rm } from 'node:fs/promises';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBuildCache } from '@/lib/build/buildCache';
import type { BuiltSite } from '@/lib/build/builtSite';
import { FailedPagesError } from '@/lib/build/next/failedPages';
import { retryWithoutFailing } from '@/lib/build/retryWithoutFailing';
import type { Snapshot } from '@/lib/content/snapshot';
import { snapshotOf } from '../content/reading';
import { article, asOf, theme } from '../content/records';

const { folder } = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  return { folder: mkdtempSync(`${tmpdir()}/make-anyway-`) };
});

vi.mock('@/lib/shared/paths', async (original) => {
  const { paths } = await original<{ readonly paths: Readonly<Record<string, string>> }>();
  return { paths: Object.fromEntries(Object.keys(paths).map((name) => [name, `${folder}/${name}`])) };
});

const failure = new FailedPagesError(['/artikel/neu']);
const inAnHour = new Date(Date.parse(asOf) + 3_600_000).toISOString();

afterAll(() => rm(folder, { recursive: true, force: true }));

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(console, 'error').mockImplementation((line) => lines.push(String(line)));
});

function siteOf(content: Snapshot): BuiltSite {
  const build = { id: 'a', contentId: 'b', timestamp: content.asOf, nextRelease: null };
  return { build, content, pages: [], reads: new Map(), searchedFor: '', search: null };
}

async function attempts(
  before: Partial<Snapshot>,
  fails: (attempt: number) => boolean,
): Promise<{ readonly made: number; readonly error: unknown }> {
  const published = await snapshotOf([theme('wohnen')]);
  const snapshot = await snapshotOf([theme('wohnen'), article('neu')]);
  const make = vi.fn(() => (fails(make.mock.calls.length) ? Promise.reject(failure) : Promise.resolve('site')));
  const options = { earlier: siteOf({ ...published, ...before }), memory: createBuildCache() };
  const error = await retryWithoutFailing({ snapshot }, make, options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { made: make.mock.calls.length, error };
}

const gaveWay = (): boolean => lines.some((line) => line.includes('These pages cannot be made with the entry'));

describe('entries whose pages fail', () => {
  it('are replaced, which is reported when the others are made', async () => {
    expect(await attempts({}, (attempt) => attempt === 1)).toEqual({ made: 2, error: undefined });
    expect(gaveWay()).toBe(true);
  });

  it('are not reported as replaced if the build fails nevertheless', async () => {
    const { made, error } = await attempts({}, () => true);
    expect(made).toBeGreaterThan(1);
    expect(error).toBe(failure);
    expect(gaveWay()).toBe(false);
  });

  it('are never replaced from a site that was made in advance for a later instant', async () => {
    expect(await attempts({ asOf: inAnHour }, (attempt) => attempt === 1)).toEqual({ made: 1, error: failure });
  });
});
