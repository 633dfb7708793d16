/** The statistics that editors choose decide what overviews list; one that has been replaced stands for its successor. */
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routes } from '@/content-types/routes';
import { messagesByLocale } from '@/lib/i18n/messages';
import { tinySite, tinySiteTranslations } from '../../fixtures/tinySite';
import { renderWholePage } from '../../support/renderPage';
import { loadSite, tinyMedia } from '../../support/site';
import { pageIn } from '../../support/sitePages';

const register = {
  shared: { stata_id: 72 },
  text: { title: 'Wohnregister', lead: 'Führt alle Wohnungen.' },
  updated: '2026-03-01T12:00:00.000Z',
};
const oldRegister = { ...register, shared: { stata_id: 73, successor_theme: '72' } };
const circle = [
  { ...register, shared: { stata_id: 80, successor_theme: '81' } },
  { ...register, shared: { stata_id: 81, successor_theme: '80' } },
];

/** The overview when its editors choose these statistics. */
function openOverview(path: string, chosen: readonly string[], kategories = [register, oldRegister]): HTMLElement {
  const choose = <Single extends { readonly shared: object }>(single: Single): Single => ({
    ...single,
    shared: { ...single.shared, filter_statistical_themes: chosen },
  });
  const { contents } = loadSite({
    content: {
      ...tinySite,
      kategories: [...tinySite.kategories, ...kategories],
      'theme-page': tinySite['theme-page'].map(choose),
      'indikatorenset-page': tinySite['indikatorenset-page'].map(choose),
    },
    translations: tinySiteTranslations,
    media: tinyMedia,
  });
  const context = { locale: 'de', language: 'de', content: contents('de'), messages: messagesByLocale.de } as const;
  return renderWholePage(pageIn({ ...context, path })?.body, 'de');
}

/** The keys of the entries on it that have an address of this kind. */
function keysOn(page: HTMLElement, address: string): readonly string[] {
  const links = within(page).queryAllByRole<HTMLAnchorElement>('link');
  const paths = links.map(({ pathname }) => pathname).filter((path) => path.startsWith(address));
  return paths.map((path) => path.slice(address.length));
}

function statisticsOn(page: HTMLElement): readonly string[] {
  return keysOn(page, '/statistik/');
}

function setsOn(page: HTMLElement): readonly string[] {
  return keysOn(page, '/indikatorenset/');
}

describe('the overview of themes', () => {
  it.each([
    { chosen: ['72', '70'], named: ['72', '70'] },
    { chosen: ['73', '70', '72'], named: ['72', '70'] },
    { chosen: [], named: ['70', '72'] },
  ])('names the chosen statistics as of today, all when none is chosen: $chosen', ({ chosen, named }) => {
    expect(statisticsOn(openOverview(routes.themes, chosen))).toEqual(named);
  });

  it('names each statistic of a circle of successors', () => {
    expect(statisticsOn(openOverview(routes.themes, ['80', '81'], circle))).toEqual(['80', '81']);
  });
});

describe('the overview of indicator sets', () => {
  it.each([
    { chosen: ['71'], sets: ['wohnungsmarkt'] },
    { chosen: ['72'], sets: [] },
    { chosen: [], sets: ['wohnungsmarkt'] },
  ])('lists the sets based on the chosen statistics, all when none is chosen: $chosen', ({ chosen, sets }) => {
    expect(setsOn(openOverview(routes['indicator-set-list'], chosen))).toEqual(sets);
  });

  it('says that there is nothing when no set is based on them', () => {
    expect(openOverview(routes['indicator-set-list'], ['72'])).toHaveTextContent(
      messagesByLocale.de.overview.nothingYet,
    );
  });
});
