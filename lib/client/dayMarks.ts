/**
 * Shows what is true on some days only: that a date is over, that something is from today. A page may be older than a day, so
 * neither is to be seen without this code.
 */
import { swissClockAt } from '@/content-types/swissClock';

/** `data-until`: a day, a month or a year after which the mark is shown; `data-on-day`: the only day on which it is. */
export function showDayMarks(now = new Date()): void {
  const today = swissClockAt(now).slice(0, 'YYYY-MM-DD'.length);
  for (const mark of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const { until = '' } = mark.dataset;
    mark.hidden = today.slice(0, until.length) <= until;
  }
  for (const mark of document.querySelectorAll<HTMLElement>('[data-on-day]'))
    mark.hidden = mark.dataset['onDay'] !== today;
}
