import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Contents } from '@/lib/site/contents';
import { liveContents } from '@/lib/build/liveContents';
import type { SourceRecord } from '@/lib/content/readSource';
import { fakeCms, wholeReadings } from '../content/fakeCms';
import { emptyFolder } from '../content/folder';
import { silenceProgress } from '../content/reading';
import { theme } from '../content/records';

const place = vi.hoisted(() => ({ folder: '' }));

vi.mock('@/lib/shared/paths', () => ({
  paths: {
    get cache() {
      return place.folder;
    },
    get snapshot() {
      return `${place.folder}/snapshot`;
    },
    get developmentMedia() {
      return `${place.folder}/media`;
    },
  },
}));

silenceProgress();

beforeEach(async () => {
  place.folder = await emptyFolder();
});

async function titles(load: () => Promise<Contents>): Promise<readonly string[]> {
  const contents = await load();
  return contents('de')
    .all('display-themes')
    .map(({ title }) => title);
}

describe('the content while developing', () => {
  const site: SourceRecord[] = [];
  let isDown = false;
  let cms = fakeCms(() => site);
  let load = liveContents({ cms, cmsUrl: undefined });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-21T10:00:00Z') });
    isDown = false;
    site.splice(0, site.length, theme('wohnen'));
    cms = fakeCms(() => site, {
      before: () => {
        if (isDown) throw new Error('503');
      },
    });
    load = liveContents({ cms, cmsUrl: 'https://cms.example' });
    return () => vi.useRealTimers();
  });

  it('D4 shows what was changed at the next request, if the CMS was not just asked', async () => {
    await load();
    site.push(theme('arbeit', {}, { id: 2 }));
    vi.advanceTimersByTime(3000);
    expect(await titles(load)).toEqual(['Thema wohnen']);
    vi.advanceTimersByTime(1);
    expect(await titles(load)).toEqual(['Thema arbeit', 'Thema wohnen']);
  });

  it('is not read again while nothing changes, and is asked for once by several requests', async () => {
    await load();
    vi.advanceTimersByTime(3001);
    await load();
    expect(wholeReadings(cms.readings, 'display-themes')).toBe(1);
    site.push(theme('arbeit', {}, { id: 2 }));
    vi.advanceTimersByTime(3001);
    const [one, other] = await Promise.all([load(), load()]);
    expect(one).toBe(other);
    expect(wholeReadings(cms.readings, 'display-themes')).toBe(2);
  });

  it('stays when the CMS does not answer any more, and says so', async () => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    await load();
    isDown = true;
    vi.advanceTimersByTime(3001);
    expect(await titles(load)).toEqual(['Thema wohnen']);
    expect(print.mock.calls.map(([message]) => String(message))).toEqual([
      'The CMS could not be read again; pages show the earlier content.',
    ]);
  });

  it('shows problems on the terminal, and the last good version on the page', async () => {
    const print = vi.spyOn(console, 'warn').mockReturnValue();
    await load();
    site[0] = theme('wohnen', { title: '' });
    vi.advanceTimersByTime(3001);
    await load();
    expect(print).toHaveBeenCalledOnce();
    expect(print.mock.lastCall?.[0]).toContain(
      '✗ display-themes «wohnen» (de), title: The field is empty, but mandatory. Fill in the field in the CMS.',
    );
    expect(await titles(load)).toEqual(['Thema wohnen']);
  });
});
