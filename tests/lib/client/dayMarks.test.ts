import { beforeEach, expect, it } from 'vitest';
import { showDayMarks } from '@/lib/client/dayMarks';

beforeEach(() => {
  document.body.innerHTML = `
    <p data-until="2026-08-20" hidden>Tag</p>
    <p data-until="2026-08" hidden>Monat</p>
    <p data-until="2026" hidden>Jahr</p>
    <p data-on-day="2026-08-21" hidden>heute</p>`;
});

/** What is to be seen at an instant. */
function shownAt(instant: string): readonly string[] {
  showDayMarks(new Date(instant));
  return [...document.querySelectorAll('p:not([hidden])')].map(({ textContent }) => textContent);
}

it('is late from the day after, the month after, the year after on, in Swiss time', () => {
  expect(shownAt('2026-08-20T21:59:59Z')).toEqual([]);
  expect(shownAt('2026-08-20T22:00:00Z')).toEqual(['Tag', 'heute']);
  expect(shownAt('2026-09-01T00:00:00Z')).toEqual(['Tag', 'Monat']);
  expect(shownAt('2026-12-31T23:00:00Z')).toEqual(['Tag', 'Monat', 'Jahr']);
});

it('is new on its day alone', () => {
  expect(shownAt('2026-08-21T21:59:59Z')).toContain('heute');
  expect(shownAt('2026-08-21T22:00:00Z')).not.toContain('heute');
});
