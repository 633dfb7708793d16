import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IndicatorFigure } from '@/components/figures/IndicatorFigure/IndicatorFigure';
import type { Locale } from '@/content-types/locales';
import { column, indicatorEntry } from '../../../lib/charts/indicators';
import { renderInPage } from '../../../support/renderPage';
import { contextIn } from '../../../support/site';
import { textsOf } from '../../../support/textsOf';

const entry = indicatorEntry({
  title: 'Leerstand & «Miete»',
  chart_type: 'line',
  columns: [column('jahr', 'period'), column('wert', 'value'), column('mehr', 'value')],
  data_rows: [
    ['2025', 1, 2],
    ['2026', 2, 3],
  ],
  last_update: '2026-08-21',
});
const indicator: typeof entry = { ...entry, team_members: [{ type: 'team-members', key: 'muster' }] };

function show(isOwnPage: boolean, locale: Locale = 'de'): HTMLElement {
  return renderInPage(
    <IndicatorFigure indicator={indicator} context={contextIn(locale)} level={2} isOwnPage={isOwnPage} />,
    locale,
  );
}

function valueOf(name: string): string {
  return screen.getByRole<HTMLInputElement>('textbox', { name }).value;
}

describe('the tools of a figure', () => {
  it('stand in one place, in one order, and each is said to be of the figure', () => {
    const tools = show(true).querySelectorAll('[data-figure-tools] > * > summary, [data-figure-tools] > button');
    expect(textsOf([...tools])).toEqual(
      ['Tabelle', 'Mitnehmen', 'Über diese Zahlen', 'Eigene Auswahl'].map((tool) => `${tool}: Leerstand & «Miete»`),
    );
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });

  it('offer the data in each form that there is, and the chart as a picture', () => {
    show(false);
    const files = within(screen.getByRole('list', { name: 'Dateien' })).getAllByRole('link');
    expect(files.map((link) => link.getAttribute('href'))).toEqual([
      '/daten/indikator/5813.csv',
      '/daten/indikator/5813.xlsx',
      '/daten/indikator/5813.json',
      '/daten/indikator/5813.svg',
    ]);
    expect(screen.getAllByRole('button', { name: /^Bild als/ })).toHaveLength(2);
  });

  it('share the address of the indicator in the language of the page, whatever page shows it', () => {
    show(false, 'fr');
    expect(valueOf('Link')).toMatch(/^http.*\/fr\/indikatorenportal\/5813$/);
    const mail = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Per E-Mail' }).href);
    expect(mail.searchParams.get('subject')).toBe('Leerstand & «Miete»');
    expect(mail.searchParams.get('body')).toBe(valueOf('Link'));
  });

  it('embed the indicator with a name, its height by a message of this site alone, and nothing of others', () => {
    show(false);
    const code = document.createElement('div');
    code.innerHTML = valueOf('HTML-Code zum Einbetten');
    const frame = code.querySelector('iframe');
    expect(frame).toHaveAttribute('title', 'Leerstand & «Miete»');
    expect(frame).toHaveAttribute('loading', 'lazy');
    expect(frame?.src).toMatch(/\/embed\/indikator\/5813$/);
    const site = new URL(frame?.src ?? '').origin;
    expect(code.querySelector('script')?.text).toContain(`origin !== '${site}'`);
    expect(code.querySelectorAll('[src]')).toHaveLength(1);
  });

  it('cite with all forms on the page of the indicator, and lead there from others', () => {
    show(true);
    expect(valueOf('Quellenangabe')).toMatch(/: «Leerstand & «Miete»», Fassung vom 21\.\sAugust 2026, http/u);
    expect(valueOf('BibTeX')).toContain('Leerstand \\& «Miete»');
    expect(valueOf('RIS')).toMatch(/^TY {2}- DATA\n/);
    expect(valueOf('CSL-JSON')).toMatch(/"type":"dataset"/);
    document.body.replaceChildren();
    show(false);
    expect(screen.queryByRole('textbox', { name: 'BibTeX' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'BibTeX, RIS und CSL-JSON' })).toHaveAttribute(
      'href',
      '/indikatorenportal/5813#zitieren',
    );
  });

  it('report an error with title, state and address, and offer no selection in Leichte Sprache', () => {
    show(true);
    const mail = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /^Fehler melden/ }).href);
    expect(mail.pathname).toBe('beat.muster@example.org');
    expect(mail.searchParams.get('subject')).toBe('Fehler: Leerstand & «Miete»');
    expect(mail.searchParams.get('body')).toMatch(/Stand: 21\.\sAugust 2026\s+http.*\/indikatorenportal\/5813$/u);
    document.body.replaceChildren();
    const easy = { ...indicator, meta: { ...indicator.meta, locale: 'ls' as const } };
    renderInPage(<IndicatorFigure indicator={easy} context={contextIn('ls')} level={2} />, 'ls');
    expect(screen.queryByRole('button', { name: /wählen/ })).not.toBeInTheDocument();
    expect(within(screen.getByRole('figure')).getByText('Zahlen mitnehmen')).toBeInTheDocument();
  });
});
