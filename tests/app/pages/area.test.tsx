import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageBody } from '@/app/_frame/PageBody';
import { pageIn, siteAddresses } from '../../support/sitePages';
import type { Locale } from '@/content-types/locales';
import { DependencyRecorder } from '@/lib/content/dependencies';
import { trackContents } from '@/lib/content/trackContents';
import { languageModelText } from '@/lib/open-data/languageModelText';
import type { PageContext } from '@/lib/site/pageContext';
import { documentsOf } from '@/lib/search-index/documents';
import { area, areaIndicator, contextAt, density, siteWith, vacancies, value } from '../../support/areaSite';
import { allFaults } from '../../support/pageFaults';
import { showPageIn } from '../../support/showPage';
import { site as tinySite } from '../../support/site';
import { textsOf } from '../../support/textsOf';

const site = siteWith(vacancies, density);

function bodyIn(context: PageContext): ReactNode {
  const page = pageIn(context);
  return page && <PageBody page={page} />;
}

function openPage(path: string, locale: Locale = 'de'): HTMLElement {
  return showPageIn(contextAt(site, path, locale));
}

describe('the page of an area', () => {
  it('says by theme what the indicators that name it say, with period and unit', () => {
    openPage('/gebiet/riehen');
    expect(screen.getByRole('heading', { level: 1, name: 'Riehen' })).toBeVisible();
    expect(screen.getByText('Gemeinde')).toBeVisible();
    const rows = screen.getAllByRole('table').flatMap((table) => within(table).getAllByRole('row').slice(1));
    expect(textsOf(rows)).toEqual(['Indikator 601Juni 20262’000\u202f%', 'Indikator 60020260,8\u202f%']);
    expect(screen.getByRole('link', { name: 'Indikator 600' })).toHaveAttribute('href', '/indikatorenportal/600');
  });

  it('compares columns that are times, and the canton beside the area', () => {
    const times = [
      { key: 'a', label: '2005', role: 'value' },
      { key: 'b', label: '2024', role: 'value' },
    ] as const;
    const rows = [
      ['Riehen', 20000, 22000],
      ['Kanton Basel-Stadt', 200000, 210000],
    ];
    const people = areaIndicator({ id: 600, columns: [area, ...times], rows });
    const page = showPageIn(
      contextAt(siteWith({ ...people, text: { ...people.text, unit: 'Personen' } }), '/gebiet/riehen'),
    );
    expect(page.querySelector('tbody tr')).toHaveTextContent(
      'Indikator 600202422’000 Personen+10,0 % gegenüber 2005Kanton: 210’000 Personen, +5,0 %',
      { normalizeWhitespace: true },
    );
  });

  it('says the rank of a value in words, among five areas or more', () => {
    const rows = ['Am Ring', 'Bruderholz', 'Clara', 'Iselin', 'Klybeck'].map((name, index) => [name, 10 - index]);
    const many = siteWith(areaIndicator({ id: 600, columns: [area, value], rows }));
    const page = showPageIn(contextAt(many, '/gebiet/klybeck'));
    expect(page.querySelector('tbody tr')).toHaveTextContent(/tiefster Wert: Rang 5 von 5$/);
  });

  it('shows the sign of a value that is missing, and says what it means', () => {
    openPage('/gebiet/gundeldingen');
    const [, row] = within(screen.getByRole('table')).getAllByRole('row');
    expect(row).toHaveTextContent('Indikator 6002026Xaus Gründen des Datenschutzes nicht gezeigt');
    expect(screen.getByRole('list', { name: 'Zeichen in der Tabelle' })).toHaveTextContent(/^X aus Gründen/);
  });

  it.each(['de', 'ls'] as const)('has no faults in %s, nor has the list of areas', (locale) => {
    expect(allFaults(openPage('/gebiet/riehen', locale), locale)).toEqual([]);
    expect(allFaults(openPage('/gebiet', locale), locale)).toEqual([]);
  });

  it('depends on what is said of it and on the names of the others, not on whole data', () => {
    const reads = new DependencyRecorder();
    const contents = trackContents(site.contents, reads);
    renderToStaticMarkup(bodyIn({ ...contextAt(site, '/gebiet/riehen'), content: contents('de') }));
    const dependencies = reads.dependencies();
    expect(dependencies).toContain('de/areaFigures?riehen');
    expect(dependencies).toContain('de/areaNames?all');
    expect(dependencies.filter((one) => one.endsWith('#data_rows') || one.endsWith('?st-johann'))).toEqual([]);
  });
});

describe('the list of areas', () => {
  it('leads to each by kind, with a map that names them, and compares them, which needs scripts', () => {
    openPage('/gebiet');
    expect(screen.getByRole('img', { name: 'Karte der Gebiete' })).toBeVisible();
    const lists = screen.getAllByRole('list').map((list) => textsOf(within(list).getAllByRole('listitem')));
    expect(lists).toContainEqual(['Bettingen', 'Riehen']);
    expect(screen.getByRole('heading', { name: 'Gemeinden' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'St. Johann' })).toHaveAttribute('href', '/gebiet/st-johann');
    expect(screen.getByRole('group', { name: 'Gebiete vergleichen' })).toBeVisible();
    expect(screen.getByText(/^Der Vergleich von Gebieten nebeneinander braucht JavaScript/)).toBeInTheDocument();
  });

  it('is named by the overview of themes, by indicators of areas, and by what programs read', () => {
    openPage('/themen');
    expect(screen.getByRole('link', { name: 'Gebiete' })).toHaveAttribute('href', '/gebiet');
    openPage('/indikatorenportal/600');
    expect(screen.getByRole('link', { name: 'Gebiet wählen' })).toHaveAttribute('href', '/gebiet');
    expect(languageModelText(site.contents)).toContain('/gebiet): Die Wohnviertel');
  });
});

it('a site whose data name no areas has no pages of areas, and no way to them', () => {
  const paths = siteAddresses(tinySite.contents).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/gebiet'))).toEqual([]);
  expect(documentsOf(tinySite.contents('de')).filter(({ url }) => url.includes('/gebiet'))).toEqual([]);
  expect(languageModelText(tinySite.contents)).not.toContain('/gebiet');
  expect(bodyIn(contextAt(tinySite, '/gebiet'))).toBeUndefined();
});

it('the comparison of areas leads to their pages in the language', () => {
  const page = openPage('/gebiet', 'fr');
  const props = page.querySelector('[data-island="AreaComparison"] + script')?.textContent;
  expect(props).toContain('"address":"/fr/gebiet/riehen"');
});
