import { describe, expect, it } from 'vitest';
import { createContents } from '@/lib/content/content';
import type { Locale } from '@/content-types/locales';
import { nextReleases } from '@/lib/site/calendar';
import { silenceProgress, snapshotOf } from '../content/reading';
import { indicator, pointers, record, theme } from '../content/records';
import type { SourceRecord } from '@/lib/content/source';

silenceProgress();

function statistic(number: number, attributes: Readonly<Record<string, unknown>>): SourceRecord {
  const own = { stata_id: number, title: `Statistik ${number}`, lead: 'Misst etwas.', ...attributes };
  return record('kategories', own, { id: number });
}

const wohnen = { display_themes: pointers('url', ['wohnen']) };

/** What is announced on 21 August 2026, as `key when`. */
async function announced(
  records: readonly SourceRecord[],
  limit = 10,
  locale: Locale = 'de',
): Promise<readonly string[]> {
  const snapshot = await snapshotOf([theme('wohnen'), ...records]);
  return nextReleases(createContents(snapshot)(locale), limit).map(({ entry, when }) => `${entry.meta.key} ${when}`);
}

describe('the next releases', () => {
  it('are those of statistics and indicators, the soonest first, a month after its days', async () => {
    const found = await announced([
      statistic(70, { next_update: '2027-03-18' }),
      statistic(71, { next_update_text: 'September 2026' }),
      indicator(1, { ...wohnen, next_update: '2026-09-07' }, { id: 1 }),
    ]);
    expect(found).toEqual(['1 2026-09-07', '71 2026-09', '70 2027-03-18']);
  });

  it('leave out what is past and what names no date', async () => {
    const found = await announced([
      statistic(70, { next_update: '2026-08-20' }),
      statistic(71, { next_update_text: 'Juli 2026' }),
      statistic(72, { next_update_text: 'jede Woche' }),
      statistic(73, { next_update_text: 'Frühling 2027' }),
      statistic(74, {}),
      statistic(75, { next_update: '2026-08-21' }),
      statistic(76, { next_update_text: 'August 2026' }),
    ]);
    expect(found).toEqual(['75 2026-08-21', '76 2026-08']);
  });

  it('name an indicator only if its statistic does not have the same date', async () => {
    const ofStatistic = { ...wohnen, statistical_themes: pointers('stata_id', [70]) };
    const found = await announced([
      statistic(70, { next_update: '2026-12-01' }),
      indicator(1, { ...ofStatistic, next_update: '2026-12-01' }, { id: 1 }),
      indicator(2, { ...ofStatistic, next_update: '2026-11-01' }, { id: 2 }),
    ]);
    expect(found).toEqual(['2 2026-11-01', '70 2026-12-01']);
  });

  it('are no more than asked for, without indicators that the portal hides', async () => {
    const found = await announced(
      [
        indicator(1, { ...wohnen, next_update: '2026-09-01', visible_in_portal: false }, { id: 1 }),
        indicator(2, { ...wohnen, next_update: '2026-10-01' }, { id: 2 }),
        indicator(3, { ...wohnen, next_update: '2026-11-01' }, { id: 3 }),
      ],
      1,
    );
    expect(found).toEqual(['2 2026-10-01']);
  });
});
