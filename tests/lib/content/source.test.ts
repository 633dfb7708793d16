import { describe, expect, it, vi } from 'vitest';
import { collectionNames, singleNames } from '@/content-types/registry';
import { locales } from '@/content-types/locales';
import { InconsistentContentError } from '@/lib/content/errors';
import { readSource } from '@/lib/content/source';
import type { SourceRecord } from '@/lib/content/source';
import { connectTo } from '../../fixtures/cmsConnection';
import { startTinySite } from '../../fixtures/sampleSite';
import { fakeCms, wholeReadings } from './fakeCms';
import { article, record, theme } from './records';

const firstRound = (collectionNames.length + singleNames.length) * locales.length;

const later = '2026-08-21T09:59:59.000Z';

function titlesOf(records: readonly SourceRecord[]): readonly unknown[] {
  return records.map((source) => source.record.attributes['title']);
}

describe('reading the content', () => {
  it('D4 asks for every kind in every language, once', async () => {
    const cms = fakeCms(() => []);
    await expect(readSource(cms)).resolves.toEqual([]);
    const whole = new Set(cms.readings.slice(0, firstRound).map(({ type, locale }) => `${type} ${locale}`));
    expect(whole.size).toBe(firstRound);
  });

  it('takes all entries, and the single types that exist', async () => {
    const site = [
      theme('wohnen'),
      theme('wohnen', {}, { locale: 'fr', id: 2 }),
      record('home-page', { title: 'Basel' }),
    ];
    const records = await readSource(fakeCms(() => site));
    expect(records).toEqual(site);
  });

  it('tells how far it is', async () => {
    const progress = { advance: vi.fn<(by?: number) => void>(), done: vi.fn<(summary?: string) => void>() };
    await readSource(
      fakeCms(() => [theme('wohnen'), theme('arbeit', {}, { id: 2 })]),
      progress,
    );
    expect(progress.advance).toHaveBeenCalledTimes(firstRound);
    expect(progress.advance).toHaveBeenCalledWith(2);
  });

  it('gives the error of the CMS on', async () => {
    const fault = new Error('503');
    const cms = fakeCms(() => [], {
      before: ({ type }) => {
        if (type === 'articles') throw fault;
      },
    });
    await expect(readSource(cms)).rejects.toBe(fault);
  });

  it('D4 gets no drafts from a CMS', async () => {
    const { url } = await startTinySite();
    const records = await readSource(connectTo(url).cms);
    expect(titlesOf(records)).toContain('Erster');
    expect(titlesOf(records)).toContain('Premier');
    expect(titlesOf(records)).not.toContain('Entwurf');
  });

  it('gets drafts when they are asked for', async () => {
    const { url } = await startTinySite();
    const records = await readSource(connectTo(url, { drafts: true }).cms);
    expect(titlesOf(records)).toContain('Entwurf');
  });
});

describe('content that changes while it is read', () => {
  it('D4 is read again, and only what changed', async () => {
    const site = [theme('wohnen'), article('erster')];
    const cms = fakeCms(() => site, {
      before: (_, index) => {
        if (index === firstRound) site[0] = theme('wohnen', { title: 'Wohnen neu', updatedAt: later });
      },
    });
    const records = await readSource(cms);
    expect(titlesOf(records)).toEqual(['Artikel erster', 'Wohnen neu']);
    expect(wholeReadings(cms.readings, 'display-themes', 'de')).toBe(2);
    expect(wholeReadings(cms.readings, 'articles', 'de')).toBe(1);
  });

  it('D4 is read again when an entry was added', async () => {
    const site = [theme('wohnen')];
    const cms = fakeCms(() => site, {
      before: (_, index) => {
        if (index === firstRound) site.push(theme('arbeit', { updatedAt: later }, { id: 2 }));
      },
    });
    await expect(readSource(cms)).resolves.toHaveLength(2);
  });

  it('D4 is read again when the first entry was added to an empty collection', async () => {
    const site: SourceRecord[] = [];
    const cms = fakeCms(() => site, {
      before: (_, index) => {
        if (index === firstRound) site.push(theme('wohnen'));
      },
    });
    await expect(readSource(cms)).resolves.toHaveLength(1);
  });

  it('D4 may change a second time', async () => {
    const site = [theme('wohnen')];
    const checks: string[] = [];
    const cms = fakeCms(() => site, {
      before: ({ type, locale, after }) => {
        if (type !== 'display-themes' || locale !== 'de' || after === null) return;
        checks.push(after);
        if (checks.length < 3)
          site[0] = theme('wohnen', {
            title: `Fassung ${checks.length}`,
            updatedAt: `2026-08-21T09:59:5${checks.length}.000Z`,
          });
      },
    });
    expect(titlesOf(await readSource(cms))).toEqual(['Fassung 2']);
    expect(checks).toEqual(['2026-08-20T08:00:00.000Z', '2026-08-21T09:59:51.000Z', '2026-08-21T09:59:52.000Z']);
  });

  it('D4 is given up when it does not come to rest', async () => {
    const site = [theme('wohnen')];
    const cms = fakeCms(() => site, {
      before: (_, index) => {
        site[0] = theme('wohnen', { updatedAt: new Date(Date.parse(later) + index).toISOString() });
      },
    });
    const reading = readSource(cms);
    await expect(reading).rejects.toBeInstanceOf(InconsistentContentError);
    await expect(reading).rejects.toThrow(
      'The content changed while it was being read, 3 times in a row. Expected it to rest for as long as one reading takes. Build again in a moment.',
    );
    expect(wholeReadings(cms.readings, 'display-themes', 'de')).toBe(3);
  });

  it('D4 is at rest when nothing happens', async () => {
    const cms = fakeCms(() => [theme('wohnen'), article('erster')]);
    await readSource(cms);
    expect(wholeReadings(cms.readings, 'display-themes', 'de')).toBe(1);
  });
});
