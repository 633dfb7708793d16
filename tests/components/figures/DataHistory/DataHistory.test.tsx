import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { DataHistory } from '@/components/figures/DataHistory/DataHistory';
import { createContents } from '@/lib/content/content';
import type { DataChange } from '@/lib/content/dataHistory';
import { messagesByLocale } from '@/lib/i18n/messages';
import { changeText, revisionText } from '@/lib/open-data/history/changeText';
import { newsOf } from '@/lib/calendar/news';
import type { Indicator } from '@/lib/site/indicators';
import { revisedChange, tinyHistories } from '../../../fixtures/dataHistories';
import { renderInPage } from '../../../support/renderPage';
import { contextIn, site } from '../../../support/site';

const contents = createContents({ ...site.snapshot, histories: tinyHistories });

function indicatorIn(locale: Locale, key = '100'): Indicator {
  const indicator = contents(locale).find('products', key);
  if (indicator === undefined) throw new Error(`The tiny site has no indicator ${key}.`);
  return indicator;
}

function show(key?: string): void {
  const context = { ...contextIn('de', '/indikatorenportal/100'), content: contents('de') };
  renderInPage(<DataHistory indicator={indicatorIn('de', key)} context={context} />);
}

/** Words without what keeps lines together. */
function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

describe('what is new in the data of an indicator', () => {
  it('is said with the day, the counts and the revised values', () => {
    show();
    expect(plain(screen.getByRole('heading', { level: 2 }).textContent)).toBe('Neu am 14. August 2026');
    expect(screen.getByText('1 neuer Wert für 2026; 2 Werte revidiert.')).toBeVisible();
    const values = screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(values.slice(0, 2)).toEqual([
      '2023, Quote [de]: 1,20 → 1,10 %',
      '2025, Anzahl [de]: (1’040) → 1’050 Wohnungen [de]',
    ]);
  });

  it('has the earlier states below, each with its file and what was new in it', async () => {
    show();
    await userEvent.click(screen.getByText('Frühere Stände'));
    const links = within(screen.getByRole('group')).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), plain(link.textContent)])).toEqual([
      ['/daten/indikator/100/2026-07-01.csv', 'Veröffentlicht am 1. Juli 2026 (CSV, 12 kB)'],
      ['/daten/indikator/100/2026-06-01.csv', 'Veröffentlicht am 1. Juni 2026 (CSV, 1 kB)'],
    ]);
    expect(links[0]?.closest('li')).toHaveTextContent('Spalten oder Einheiten geändert');
  });

  it.each(locales)('is said in words of the language: %s', (language) => {
    const context = { language, messages: messagesByLocale[language] };
    const every: DataChange = { ...revisedChange, added: 1200, removed: 1, described: 3, periods: ['2024', '2026'] };
    const texts = [changeText(every, context), changeText({ ...every, isStructure: true }, context)];
    expect(texts.map(plain)).toMatchObject([/^1.200 .*2024–2026\)?; 2 .*; 1 .*; 3 /, /\p{L}/u]);
    expect(texts.join('')).not.toMatch(/[{}]/);
  });
});

describe('a revised value', () => {
  it('has all its digits if the ones that are shown would be the same', () => {
    const revision = { row: 0, names: ['2023'], column: 'quote', from: '1.101', to: '1.1' };
    const text = revisionText(indicatorIn('en'), revision, { language: 'en', messages: messagesByLocale.en });
    expect(plain(text)).toContain('1.101 → 1.1');
  });

  it('is named in the language of the page, and by its German names if the rows are others', () => {
    const revision = { row: 1, names: ['2026-Q3', 'Riehen'], column: 'quote', from: 'X', to: '4.2' };
    const text = revisionText(indicatorIn('fr'), revision, { language: 'fr', messages: messagesByLocale.fr });
    expect(plain(text)).toMatch(/^3e trimestre 2026, Riehen, .*: X → 4,20 %$/);
  });
});

it('all that is new is in order of days, with what was new in the earlier states and nothing of the first one', () => {
  const news = newsOf(contents('de')).filter(({ kind }) => kind === 'data');
  expect(news.map(({ day, entry }) => [day, entry.meta.key])).toEqual([
    ['2026-08-14', '100'],
    ['2026-07-01', '100'],
  ]);
});
