import { expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { choicePage, instantOf } from '@/lib/publish/drafts/choicePage';

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
  expect(instantOf(moment, now)).toBe(expected);
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
  expect(instantOf(moment, now)).toBeNull();
});

it.each(locales)('proposes the ends of embargoes and says what is to be seen (%s)', (locale) => {
  const state = {
    view: 'later',
    asOf: '2026-08-21T06:30:00.000Z',
    madeAt: '2026-08-20T10:00:00.000Z',
    isChanging: false,
    hasFailed: false,
  } as const;
  const releases = ['2026-08-21T06:30:00.000Z', '2026-12-01T07:30:00.000Z'];
  const page = choicePage({ locale, state, page: '/artikel/a', releases });
  expect(page).toContain('value="2026-08-21T06:30:00.000Z">21.08.2026, 08:30<');
  expect(page).toContain('value="2026-12-01T07:30:00.000Z">01.12.2026, 08:30<');
  expect(page).toContain('href="/artikel/a"');
  expect(page).toContain('20.08.2026, 12:00');
  expect(page).not.toMatch(/\{(time|moment)\}/);
});

it('says nothing of embargoes when there are none', () => {
  const page = choicePage({ locale: 'de', state: null, page: '/', releases: [] });
  expect(page).not.toContain('Sperrfrist');
});
