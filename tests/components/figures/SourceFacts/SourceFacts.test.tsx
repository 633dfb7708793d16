import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SourceFacts } from '@/components/figures/SourceFacts/SourceFacts';
import { createContents } from '@/lib/content/content';
import type { PageContext } from '@/lib/site/pageContext';
import { silenceProgress, snapshotOf } from '../../../lib/content/reading';
import { article, pointers, record, theme } from '../../../lib/content/records';
import { renderInPage } from '../../../support/renderPage';
import { contextIn, site } from '../../../support/site';

silenceProgress();

const [set] = site.contents('de').all('indikatorensets');
if (set === undefined) throw new Error('The tiny site has no indicator set.');

const nothing = {
  ...set,
  sources: [],
  data_as_of: null,
  last_update: null,
  next_update: null,
  next_update_text: null,
  frequency: null,
  reference_period: null,
  license: null,
};

const statistic = record('kategories', { stata_id: 70, title: 'Leerstand', lead: 'Misst etwas.' }, { id: 70 });

type Entry = Parameters<typeof SourceFacts>[0]['entry'];

/** The facts of each of these entries, on one page. */
function show(context: PageContext, ...entries: readonly Entry[]): void {
  renderInPage(
    <>
      {entries.map((entry, index) => (
        <SourceFacts key={index} entry={entry} context={context} />
      ))}
    </>,
    context.locale,
  );
}

describe('where figures come from', () => {
  it('tells equal sources of two figures apart for those who hear their links alone', () => {
    const sources = [{ name: 'Leerstandserhebung', url: 'https://www.example.org/' }];
    show(contextIn('de'), { ...nothing, title: 'Quote', sources }, { ...nothing, title: 'Anzahl', sources });
    expect(screen.getByRole('link', { name: 'Leerstandserhebung (Quote)' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Leerstandserhebung (Anzahl)' })).toBeVisible();
  });

  it('leads from other pages to the newest correction', () => {
    const corrections = ['2026-08-24', '2026-08-27'].map((when) => ({ when, text: 'Falsch.', previous_version: null }));
    renderInPage(<SourceFacts entry={{ ...nothing, corrections }} context={contextIn('de')} isElsewhere />);
    const link = screen.getByRole('link', { name: /^27\.\sAugust 2026 \(/u });
    expect(link.getAttribute('href')).toMatch(/^\/indikatorenset\/[a-z-]+#korrektur-2026-08-27$/);
    expect(screen.getByText('Korrektur')).toBeVisible();
  });

  it('leads from the next update to its line in the calendar, and says nothing of what is not there', () => {
    const next = { ...nothing, next_update: '2027-08-20', statistical_themes: [] };
    show(contextIn('fr'), next, { ...next, last_update: '2027-08-20' });
    const places = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(places).toEqual([`/fr/agenda#termin-indikatorensets-${nothing.meta.key}-2027-08-20`]);
    expect(screen.getAllByText('20 août 2027')[0]).toBeVisible();
    expect(screen.getAllByText('· en retard')[0]).not.toBeVisible();
  });

  it.each([
    [
      'which another one follows, and leads to no line that the calendar drops',
      { statistical_themes: pointers('stata_id', [70]) },
      1,
    ],
    ['and leads to no calendar without a statistic, which would name what comes', {}, 0],
  ])('is never late with an article, %s', async (_, ofStatistic, links) => {
    const old = article('alt', { next_update: '2026-08-01', publication_date: '2025-08-01', ...ofStatistic });
    const content = createContents(await snapshotOf([theme('wohnen'), statistic, old]))('de');
    const [entry] = content.all('articles');
    if (entry === undefined) throw new Error('The article is missing.');
    show({ ...contextIn('de'), content }, entry);
    expect(screen.getByText(/August 2026$/)).toBeInTheDocument();
    const hrefs = screen.queryAllByRole('link', { name: /August 2026$/ }).map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/agenda'].slice(0, links));
    expect(screen.queryByText(/verspätet/)).not.toBeInTheDocument();
  });

  it('names the terms of use, as a link to them; German words tell where they are', () => {
    const entries = site.snapshot.entries.map((entry) =>
      entry.meta.type === 'indikatorensets'
        ? { ...entry, values: { ...entry.values, license: 'Freie Nutzung mit Quellenangabe' } }
        : entry,
    );
    const content = createContents({ ...site.snapshot, entries })('fr');
    const entry = { ...nothing, title: 'Taux', license: 'Utilisation libre, source obligatoire' };
    show({ ...contextIn('fr'), content }, entry);
    const link = screen.getByRole('link', { name: 'Utilisation libre, source obligatoire (Taux)' });
    expect(link).toHaveAttribute('href', 'http://dcat-ap.ch/vocabulary/licenses/terms_by');
    expect(link).toHaveAttribute('rel', 'license');
  });

  it('links long terms with all their words, and says unknown ones', () => {
    const long = `Frei nach https://lizenz.example/ ${'und so weiter '.repeat(9)}`;
    const context = { ...contextIn('de'), content: { ...contextIn('de').content, getIn: () => undefined } };
    show(context, { ...nothing, title: 'Quote', license: long }, { ...nothing, license: 'Fragen Sie uns' });
    expect(screen.getByRole('link')).toHaveAccessibleName(`${long.trim()} (Quote)`);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://lizenz.example/');
    expect(screen.getByText(/^Frei nach/)).not.toBeVisible();
    expect(screen.getByText('Fragen Sie uns')).not.toBeVisible();
  });
});
