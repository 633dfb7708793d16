import { describe, expect, it } from 'vitest';
import { aboutLines } from '@/lib/open-data/aboutData';
import { csvMetadata } from '@/lib/open-data/csvMetadata';
import { datasetOf } from '@/lib/open-data/schemaOrg';
import { jsonStat } from '@/lib/open-data/jsonStat';
import { citedDay, versionDay } from '@/lib/site/versionDay';
import { contextIn, site } from '../../support/site';
import { column, indicatorEntry } from '../charts/indicators';

const correctionOn = (when: string) => ({ when, text: 'Eine Zahl war falsch.', previous_version: null });

const corrected = indicatorEntry({
  title: 'Leerstand',
  columns: [column('jahr', 'period'), column('wert', 'value')],
  data_rows: [['2026', 2]],
  last_update: '2026-08-21',
  corrections: [correctionOn('2026-08-27'), correctionOn('2026-08-24')],
});

describe('the day of a version', () => {
  it('is that of the newest correction', () => {
    expect(versionDay(corrected)).toBe('2026-08-27');
  });

  it('is that of the last update if it is later, or alone', () => {
    expect(versionDay({ ...corrected, last_update: '2026-09-01' })).toBe('2026-09-01');
    expect(versionDay({ ...corrected, corrections: [] })).toBe('2026-08-21');
    expect(versionDay({ ...corrected, corrections: [], last_update: null })).toBeNull();
  });

  it('is for who cites that of the last change, in Swiss time, where there is no other', () => {
    const changedAt = (updatedAt: string) =>
      citedDay({ ...corrected, corrections: [], last_update: null, meta: { ...corrected.meta, updatedAt } });
    expect(changedAt('2026-08-31T23:30:00Z')).toBe('2026-09-01');
    expect(changedAt('')).toBeNull();
    expect(citedDay(corrected)).toBe('2026-08-27');
  });

  it('goes with the data in each form', () => {
    expect(jsonStat(corrected)).toMatchObject({ updated: '2026-08-27' });
    expect(csvMetadata(corrected, site.contents)).toMatchObject({ 'dc:modified': { '@value': '2026-08-27' } });
    expect(datasetOf(corrected, contextIn('de'))).toMatchObject({ dateModified: '2026-08-27' });
    expect(aboutLines(corrected, 'de')).toContain('Letzte Aktualisierung: 2026-08-27');
  });
});
