import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CalendarTeaser } from '@/components/lists/CalendarTeaser';
import { CalendarList } from '@/components/lists/CalendarList/CalendarList';
import { ThemeDates } from '@/components/lists/CalendarList/ThemeDates';
import { createContents } from '@/lib/content/content';
import type { SourceRecord } from '@/lib/content/readSource';
import { upcomingLines } from '@/lib/calendar/calendarLines';
import type { PageContext } from '@/lib/site/pageContext';
import { silenceProgress, snapshotOf } from '../../lib/content/reading';
import { article, indicator, pointers, theme } from '../../lib/content/records';
import { renderInPage } from '../../support/renderPage';
import { contextIn } from '../../support/site';

silenceProgress();

/** On 21 August 2026. */
async function contextOf(records: readonly SourceRecord[]): Promise<PageContext> {
  const snapshot = await snapshotOf([theme('wohnen'), ...records]);
  return { ...contextIn('de', '/'), content: createContents(snapshot)('de') };
}

const wohnen = { display_themes: pointers('url', ['wohnen']) };

it('tells what is new today with its time, hidden until the browser knows that it is today', async () => {
  const context = await contextOf([
    article('heute', { publication_date: '2026-08-21', publish_at: '2026-08-21T06:30:00Z' }),
    article('gestern', { publication_date: '2026-08-20' }),
  ]);
  renderInPage(<CalendarTeaser context={context} />);
  const today = document.querySelector<HTMLElement>('[data-on-day="2026-08-21"]');
  expect(today).not.toBeVisible();
  today?.removeAttribute('hidden');
  expect(within(screen.getByRole('list')).getByText('08:30 Uhr')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Artikel heute' })).toBeVisible();
  expect(screen.queryByText('Artikel gestern')).not.toBeInTheDocument();
});

it('waits for the next update of indicators, not for an article after the one before', async () => {
  const context = await contextOf([
    indicator(1, { ...wohnen, next_update: '2026-09-01' }),
    article('alt', { next_update: '2026-10-01', publication_date: '2025-08-01' }),
  ]);
  renderInPage(<CalendarList lines={upcomingLines(context.content)} context={context} />);
  const marks = [...document.querySelectorAll<HTMLElement>('[data-until]')];
  expect(marks.map(({ dataset }) => dataset['until'])).toEqual(['2026-09-01']);
});

it('names the next date of a theme, with the ways to its line, its other dates and its calendar', async () => {
  const context = await contextOf([indicator(1, { ...wohnen, next_update: '2026-09-01' })]);
  const wohnenTheme = context.content.find('display-themes', 'wohnen');
  if (wohnenTheme === undefined) throw new Error('The theme is missing.');
  renderInPage(<ThemeDates theme={wohnenTheme} context={context} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/agenda#termin-products-1-2026-09-01',
    '/agenda?thema=wohnen',
    '/thema/wohnen/agenda.ics',
  ]);
});
