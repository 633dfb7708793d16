import { expect, it } from 'vitest';
import { parseChosenInstant } from '@/lib/publish/drafts/parseChosenInstant';

const now = Date.parse('2026-08-20T00:00:00Z');

it.each([
  ['2026-08-21T08:30', '2026-08-21T06:30:00.000Z'],
  ['2026-12-01T08:30', '2026-12-01T07:30:00.000Z'],
  // Clocks show it twice: the earlier one.
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  // As the buttons name it: the later one, and to the second.
  ['2026-10-25T01:30:00.000Z', '2026-10-25T01:30:00.000Z'],
  ['2026-08-21T06:30:45.000Z', '2026-08-21T06:30:45.000Z'],
])('reads %s as clocks in Switzerland show it', (moment, expected) => {
  expect(parseChosenInstant(moment, now)).toBe(expected);
});

it.each([
  '',
  'morgen',
  '2026-08-21',
  '2027-03-28T02:30',
  '2026-02-30T08:30',
  '2025-08-21T08:30',
  '2025-08-21T06:30:00.000Z',
])('takes «%s» for no time to come', (moment) => {
  expect(parseChosenInstant(moment, now)).toBeNull();
});
