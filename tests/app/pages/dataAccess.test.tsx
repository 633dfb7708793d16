import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { area, areaIndicator, contextAt, siteWith, value } from '../../support/areaSite';
import { allFaults } from '../../support/pageFaults';
import { showPageIn } from '../../support/showPage';

const site = siteWith(areaIndicator({ id: 600, columns: [area, value], rows: [['Riehen', 1]] }));
const valueOf = (name: string | RegExp): string => screen.getByRole<HTMLTextAreaElement>('textbox', { name }).value;

describe('the page about getting the data', () => {
  it('leads to the lists of all files and the catalogue', () => {
    const page = showPageIn(contextAt(site, '/daten-beziehen'));
    const addresses = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(
      expect.arrayContaining(['/daten/index.csv', '/daten/index.json', '/catalog.ttl', '/catalog.jsonld']),
    );
  });

  it('has lines to copy that name a file of the site', () => {
    showPageIn(contextAt(site, '/daten-beziehen'));
    const [, file] = /"(http[^"]+\/daten\/indikator\/\d+\.csv)"/.exec(valueOf('R')) ?? [];
    expect(valueOf('Python')).toContain(`read_csv("${String(file)}", comment="#")`);
    expect(valueOf(/^Excel/)).toBe(file?.replace('.csv', '.xlsx'));
  });

  it.each(['de', 'fr', 'ls'] as const)('has no faults in %s', (locale) => {
    expect(allFaults(showPageIn(contextAt(site, '/daten-beziehen', locale)), locale)).toEqual([]);
  });
});
