import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createContents } from '@/lib/content/content';
import { catalogueFiles } from '@/lib/open-data/catalogueFiles';
import { tinyHistories } from '../../fixtures/dataHistories';
import { site } from '../../support/site';

const contents = createContents({ ...site.snapshot, histories: tinyHistories });
const files = new Map(catalogueFiles(contents).map(({ address, content }) => [address, String(content)]));

function read(address: string): unknown {
  return JSON.parse(files.get(address) ?? '');
}

const indexSchema = z.object({ indicators: z.array(z.record(z.string(), z.unknown())) });

describe('the list of all indicators', () => {
  it('names each with what it is and where its files are', () => {
    const { indicators } = indexSchema.parse(read('/daten/index.json'));
    expect(indicators[0]).toEqual({
      id: '100',
      title: 'Leerstandsquote [de]',
      subtitle: 'Kanton [de]',
      unit: '%',
      unitLabel: 'Prozent der Wohnungen [de]',
      themes: ['Wohnen [de]'],
      periodFrom: '2023',
      periodTo: '2026',
      asOf: '2026-06-01',
      lastUpdate: '2026-06-01',
      nextUpdate: null,
      sources: ['Statistisches Amt [de]'],
      license: null,
      licenseAddress: null,
      page: 'http://localhost:3000/indikatorenportal/100',
      files: {
        csv: 'http://localhost:3000/daten/indikator/100.csv',
        xlsx: 'http://localhost:3000/daten/indikator/100.xlsx',
        json: 'http://localhost:3000/daten/indikator/100.json',
      },
      earlier: [
        { date: '2026-07-01', csv: 'http://localhost:3000/daten/indikator/100/2026-07-01.csv' },
        { date: '2026-06-01', csv: 'http://localhost:3000/daten/indikator/100/2026-06-01.csv' },
      ],
    });
  });

  it('is the same as CSV', () => {
    const { data, errors } = Papa.parse<Record<string, string>>((files.get('/daten/index.csv') ?? '').trim(), {
      header: true,
    });
    expect(errors).toEqual([]);
    expect(data.map(({ id, bis, csv }) => ({ id, bis, csv }))).toEqual([
      { id: '100', bis: '2026', csv: 'http://localhost:3000/daten/indikator/100.csv' },
      { id: '200', bis: '2026-07', csv: 'http://localhost:3000/daten/indikator/200.csv' },
    ]);
  });
});
