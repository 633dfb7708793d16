import { Validator } from '@seriousme/openapi-schema-validator';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createContents } from '@/lib/content/content';
import { areaFileAddress } from '@/lib/site/areaFile';
import { dataFileAddress, stateAddress, statesAddress } from '@/lib/site/dataFiles';
import { catalogueFiles } from '@/lib/site/open-data/catalogueFiles';
import { indicatorFiles } from '@/lib/site/open-data/indicatorFiles';
import { tinyHistories } from '../../../fixtures/dataHistories';
import { site } from '../../../support/site';

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

/** What pages load: it may change without a word. */
const ownFile = /\.(?:[a-z]{2}\.json|vorschau\.svg|reihe\.json)$/;

describe('the description of the files', () => {
  it('is OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(z.record(z.string(), z.unknown()).parse(read('/daten/openapi.json')))).toEqual({
      valid: true,
    });
    expect(validator.version).toBe('3.1');
  });

  it('describes each file under /daten/ that is for others', () => {
    const { paths } = z.object({ paths: z.record(z.string(), z.unknown()) }).parse(read('/daten/openapi.json'));
    const own = indicatorFiles(contents, '100').map(({ address }) => address);
    // No indicator of this site has a chart.
    const drawing = dataFileAddress({ meta: { key: '100' } }, 'svg');
    // Nor has it areas.
    const ofArea = areaFileAddress({ slug: '{area}' });
    const all = [...files.keys(), ...own, drawing, ofArea, statesAddress, stateAddress('100', '{date}')];
    const described = all.filter((address) => address.startsWith('/daten/') && !ownFile.test(address));
    expect(described.map((address) => address.replace(/\/100(?=[./])/, '/{id}')).toSorted()).toEqual(
      Object.keys(paths)
        .filter((address) => address !== '/daten/openapi.json')
        .concat('/daten/openapi.json')
        .toSorted(),
    );
  });
});
