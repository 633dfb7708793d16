import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SourceFacts } from '@/components/figures/SourceFacts/SourceFacts';
import { createContents } from '@/lib/content/content';
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

describe('where figures come from', () => {
  it('tells equal sources of two figures apart for those who hear their links alone', () => {
    const source = { name: 'Leerstandserhebung', url: 'https://www.example.org/' };
    renderInPage(
      <>
        <SourceFacts entry={{ ...nothing, title: 'Quote', sources: [source] }} context={contextIn('de')} />
        <SourceFacts entry={{ ...nothing, title: 'Anzahl', sources: [source] }} context={contextIn('de')} />
      </>,
    );
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

  it('says the next update as a day if it is known, else in words', () => {
    const next = { ...nothing, next_update: '2027-08-20' };
    renderInPage(
      <>
        <SourceFacts entry={{ ...nothing, next_update_text: 'im Sommer' }} context={contextIn('de')} />
        <SourceFacts entry={{ ...next, next_update_text: 'en été' }} context={contextIn('fr')} />
      </>,
    );
    expect(screen.getByText('im Sommer')).toBeVisible();
    expect(screen.getByText('20 août 2027')).toBeVisible();
  });

  it('leads from the next update to its line in the calendar, and says nothing of what is not there', () => {
    const next = { ...nothing, next_update: '2027-08-20', statistical_themes: [] };
    renderInPage(
      <>
        <SourceFacts entry={next} context={contextIn('fr')} />
        <SourceFacts entry={{ ...next, last_update: '2027-08-20' }} context={contextIn('de')} />
      </>,
    );
    const places = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(places).toEqual([`/fr/agenda#termin-indikatorensets-${nothing.meta.key}-2027-08-20`]);
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
    renderInPage(<SourceFacts entry={entry} context={{ ...contextIn('de'), content }} />);
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
    renderInPage(<SourceFacts entry={entry} context={{ ...contextIn('fr'), content }} />, 'fr');
    const link = screen.getByRole('link', { name: 'Utilisation libre, source obligatoire (Taux)' });
    expect(link).toHaveAttribute('href', 'http://dcat-ap.ch/vocabulary/licenses/terms_by');
    expect(link).toHaveAttribute('rel', 'license');
  });

  it('links long terms with all their words, and says unknown ones', () => {
    const long = `Frei nach https://lizenz.example/ ${'und so weiter '.repeat(9)}`;
    const context = { ...contextIn('de'), content: { ...contextIn('de').content, getIn: () => undefined } };
    renderInPage(
      <>
        <SourceFacts entry={{ ...nothing, title: 'Quote', license: long }} context={context} />
        <SourceFacts entry={{ ...nothing, license: 'Fragen Sie uns' }} context={context} />
      </>,
    );
    expect(screen.getByRole('link')).toHaveAccessibleName(`${long.trim()} (Quote)`);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://lizenz.example/');
    expect(screen.getByText(/^Frei nach/)).not.toBeVisible();
    expect(screen.getByText('Fragen Sie uns')).not.toBeVisible();
  });
});
