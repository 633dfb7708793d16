import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AreaComparison } from '@/components/portal/AreaComparison.client';
import type { AreaComparisonProps } from '@/components/portal/areaComparisonProps';
import type { ComparedAreas } from '@/lib/portal/browser/comparedAreas';
import { saveShortlist, shortlistedKeys } from '@/lib/portal/browser/shortlist';
import { messagesByLocale } from '@/lib/i18n/messages';
import { textsOf } from '../../support/textsOf';

const { areas: texts, labels, kinds, charts, errors, onlyInGerman } = messagesByLocale.de;

const slugs = ['riehen', 'bettingen', 'st-johann', 'matthaeus', 'clara', 'iselin', 'bruderholz'];

const props: AreaComparisonProps = {
  file: '/daten/gebiete.de.json',
  areas: slugs.map((slug) => ({ slug, name: slug.toUpperCase(), kind: 'Gebiete', address: `/gebiet/${slug}` })),
  texts: {
    ...texts.compare,
    missingValue: labels.missingValue,
    tryAgain: errors.tryAgain,
    onlyInGerman,
    indicator: kinds.indicator,
    signs: charts.signs.title,
  },
};

const row = { address: '/indikatorenportal/1', language: '', detail: '%, 2026' };
const empty = [null, null, null, null, null];
const data: ComparedAreas = {
  areas: slugs,
  themes: [
    { title: 'Wohnen', language: '', rows: [{ ...row, title: 'Leerstand', cells: ['0,8', '0,9', ...empty] }] },
    {
      title: 'Arbeit',
      language: '',
      rows: [
        { ...row, title: 'Quote', cells: [['(5)', '5, unsicher', 'p', '( )'], null, ...empty] },
        { ...row, title: 'Nur Clara', cells: [null, null, null, null, '7', null, null] },
      ],
    },
  ],
  signs: [
    ['X', 'geheim'],
    ['( )', 'unsicher'],
    ['p', 'provisorisch'],
  ],
};

function open(query: string): void {
  window.history.replaceState(null, '', `/gebiet${query}`);
  render(<AreaComparison {...props} />);
}

const rows = async (): Promise<readonly string[]> =>
  textsOf(within(await screen.findByRole('table')).getAllByRole('row'));

beforeEach(() => {
  saveShortlist('areas', []);
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(data))),
  );
  return () => {
    saveShortlist('areas', []);
    window.history.replaceState(null, '', '/');
  };
});

describe('areas beside each other', () => {
  it('are those of the address, in its order, over what some indicator says of them', async () => {
    open('?gebiete=bettingen,riehen,<b>,unbekannt');
    expect(await rows()).toEqual([
      'IndikatorBETTINGENRIEHEN',
      'Wohnen',
      'Leerstand%, 20260,90,8',
      'Arbeit',
      'Quote%, 2026…kein Wert vorhanden(5)p5, unsicher',
    ]);
    const table = screen.getByRole('table', { name: 'Die neusten Werte von BETTINGEN, RIEHEN' });
    expect(within(table).getByRole('columnheader', { name: 'RIEHEN' })).toHaveAttribute('scope', 'col');
    expect(within(table).getByRole('rowheader', { name: /^Leerstand/ })).toHaveAttribute('scope', 'row');
    expect(textsOf(within(screen.getByRole('list', { name: charts.signs.title })).getAllByRole('listitem'))).toEqual([
      '( ) unsicher',
      'p provisorisch',
    ]);
    expect(shortlistedKeys('areas')).toEqual([]);
  });

  it('are removed, in the address and on the device, which leaves the focus at what is left', async () => {
    saveShortlist('areas', ['clara']);
    open('?gebiete=clara');
    expect(await rows()).toContain('Nur Clara%, 20267');
    fireEvent.click(screen.getByRole('button', { name: /^CLARA/ }));
    expect(window.location.search).toBe('');
    expect(shortlistedKeys('areas')).toEqual([]);
    expect(screen.getByRole('group', { name: 'Gebiete vergleichen' })).toHaveFocus();
  });

  it('that were sent leave alone what was put aside, until that is asked for', async () => {
    saveShortlist('areas', ['clara']);
    open('?gebiete=riehen,bettingen');
    await screen.findByRole('table');
    expect(shortlistedKeys('areas')).toEqual(['clara']);
    fireEvent.click(screen.getByRole('button', { name: 'Gemerkte Gebiete vergleichen' }));
    expect(window.location.search).toBe('?gebiete=clara');
    window.history.replaceState(null, '', '/gebiet?gebiete=riehen,bettingen');
    fireEvent.popState(window);
    fireEvent.click(screen.getByRole('button', { name: 'Diese Gebiete merken' }));
    expect(shortlistedKeys('areas')).toEqual(['riehen', 'bettingen']);
  });

  it('say so if their values cannot be had, and try again when asked', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.mocked(fetch).mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    open('?gebiete=riehen');
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Werte lassen sich im Moment nicht laden.');
    expect(logged).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
