/** Changes in the data of all indicators, and corrections, the newest first. */
import type { Content } from '@/lib/content/content';
import type { DataChange } from '@/lib/content/dataHistory';
import { datedEntries } from './calendarLines';
import type { DatedEntry } from '@/lib/site/scheduledDate';
import { portalIndicators } from '@/lib/site/indicators';
import type { Indicator } from '@/lib/site/indicators';

export interface DataNews {
  readonly kind: 'data';
  readonly day: string;
  readonly entry: Indicator;
  readonly change: DataChange;
}

export interface CorrectionNews {
  readonly kind: 'correction';
  readonly day: string;
  readonly entry: DatedEntry;
  readonly text: string;
}

export type News = DataNews | CorrectionNews;

function dataNews(content: Content): readonly News[] {
  const histories = content.histories();
  return portalIndicators(content).flatMap((entry) => {
    const { current, earlier } = histories?.indicators[entry.meta.key] ?? {};
    const states = current === undefined ? [] : [current, ...(earlier ?? [])];
    return states.flatMap(({ day, change }) =>
      change === null ? [] : [{ kind: 'data', day, entry, change } as const],
    );
  });
}

function correctionNews(content: Content): readonly News[] {
  return datedEntries(content).flatMap((entry) =>
    entry.corrections.map(({ when, text }) => ({ kind: 'correction', day: when, entry, text }) as const),
  );
}

/** Older news is on the pages of the indicators and in the file with all states. */
const mostNews = 100;

export function newsOf(content: Content): readonly News[] {
  return [...dataNews(content), ...correctionNews(content)]
    .filter(({ day }) => day <= content.today)
    .toSorted((left, right) => right.day.localeCompare(left.day, 'en'))
    .slice(0, mostNews);
}
