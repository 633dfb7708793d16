import { expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { choicePage } from '@/lib/publish/drafts/draftPages';

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
  expect(page).toMatch(/value="2026-08-21T06:30:00\.000Z"[^>]*>21\.08\.2026, 08:30</);
  expect(page).toMatch(/value="2026-12-01T07:30:00\.000Z"[^>]*>01\.12\.2026, 08:30</);
  expect(page).toContain('href="/artikel/a"');
  expect(page).toContain('20.08.2026, 12:00');
  expect(page).not.toMatch(/\{(time|moment)\}/);
});
