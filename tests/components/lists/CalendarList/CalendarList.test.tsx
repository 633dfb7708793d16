import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CalendarList } from '@/components/lists/CalendarList/CalendarList';
import { createContents } from '@/lib/content/content';
import { upcomingLines } from '@/lib/calendar/calendarLines';
import { silenceProgress, snapshotOf } from '../../../lib/content/reading';
import { article, pointers, record, theme } from '../../../lib/content/records';
import { renderInPage } from '../../../support/renderPage';
import { contextIn } from '../../../support/site';

silenceProgress();

const statistic = record('kategories', {
  stata_id: 70,
  title: 'Statistik der Wohnungen',
  lead: 'Misst etwas.',
  next_update_text: 'Herbst 2026',
});
const ofStatistic = { statistical_themes: pointers('stata_id', [70]) };
const german = article('leer', { ...ofStatistic, next_update_text: 'März 2027' });
const french = article('leer', { ...ofStatistic, next_update_text: 'Mars 2027' }, { locale: 'fr', id: 2 });
const election = article('wahlen', { ...ofStatistic, next_update_text: 'nach den Wahlen 2028' }, { id: 3 });

describe('dates in words on a French page', () => {
  beforeEach(async () => {
    const snapshot = await snapshotOf([theme('wohnen'), statistic, german, french, election]);
    const context = { ...contextIn('fr'), content: createContents(snapshot)('fr') };
    renderInPage(<CalendarList lines={upcomingLines(context.content)} context={context} />);
  });

  it('are French, also those of entries in German', () => {
    expect(screen.getByText('automne 2026')).not.toHaveAttribute('lang');
    expect(screen.queryByText('Herbst 2026')).not.toBeInTheDocument();
  });

  it('are not marked as German because their statistic is', () => {
    expect(screen.getByText('mars 2027')).not.toHaveAttribute('lang');
  });

  it('stay in German, and say so, if they are no date', () => {
    expect(screen.getByText('nach den Wahlen 2028')).toHaveAttribute('lang', 'de');
  });
});
