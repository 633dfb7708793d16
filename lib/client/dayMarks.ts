/**
 * Shows marks that depend on the day: that a date has passed, that something is from today. Pages may be older than a
 * day, so both are hidden without this code.
 */
import { swissClockAt } from '@/content-types/swissClock';

/** Updates the marks. `data-until`: a day, month or year after which to show it; `data-on-day`: the only day on which to show it. */
export function showDayMarks(now = new Date()): void {
  const today = swissClockAt(now).slice(0, 'YYYY-MM-DD'.length);
  for (const mark of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const { until = '' } = mark.dataset;
    mark.hidden = today.slice(0, until.length) <= until;
  }
  for (const mark of document.querySelectorAll<HTMLElement>('[data-on-day]'))
    mark.hidden = mark.dataset['onDay'] !== today;
}
