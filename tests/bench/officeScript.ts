/** The script of an office that corrects data: it has a token of its own and uses the HTTP interface of Strapi 5 for programs. */
import { z } from 'zod';
import { dataFileAddress } from '@/lib/open-data/dataFiles';
import type { Editor } from '../real/strapi/webhooks/editor';

export interface Pushed {
  readonly key: string;
  readonly value: number;
  /** Until Strapi has answered. */
  readonly milliseconds: number;
}

/** Sends the update with this number: another value of an indicator, which no other update has. */
export type OfficeScript = (count: number) => Promise<Pushed>;

const indicators = 10;

const tokenSchema = z.object({ data: z.object({ accessKey: z.string() }) });
const cellsSchema = z.array(z.union([z.string(), z.number(), z.null()]));
const productSchema = z.object({
  documentId: z.string(),
  stata_id: z.number(),
  data_rows: z.array(cellsSchema).nullable(),
});
const productsSchema = z.object({ data: z.array(productSchema) });
const valueSchema = z.number().nullable();
/** Values by their places, all or those that there are. */
const jsonStatSchema = z.object({ value: z.union([z.array(valueSchema), z.record(z.string(), valueSchema)]) });

type Row = z.infer<typeof cellsSchema>;

/** The rows with another number in the last place that has one; undefined if the last row has none. */
function corrected(rows: readonly Row[], value: number): readonly Row[] | undefined {
  const last = rows.at(-1) ?? [];
  const place = last.findLastIndex((cell) => typeof cell === 'number');
  return place === -1 ? undefined : [...rows.slice(0, -1), last.with(place, value)];
}

/** Makes a token, and finds the indicators that are updated in turn. */
export async function officeScript(url: string, editor: Editor): Promise<OfficeScript> {
  const wanted = { name: 'Data', description: '', type: 'full-access', lifespan: null };
  const { data } = tokenSchema.parse((await editor.ask('POST', '/admin/api-tokens', wanted)).body);
  const request = async (method: string, address: string, body?: string): Promise<unknown> => {
    const headers = { Authorization: `Bearer ${data.accessKey}`, 'Content-Type': 'application/json' };
    const response = await fetch(`${url}/api/products${address}`, { method, headers, ...(body ? { body } : {}) });
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const query = 'locale=de&filters[produkt]=Indikator&filters[data_rows][$notNull]=true&pagination[pageSize]=100';
  const found = productsSchema.parse(await request('GET', `?${query}&sort=stata_id`)).data;
  const own = found.filter(({ data_rows: rows }) => corrected(rows ?? [], 0) !== undefined).slice(0, indicators);
  return async (count) => {
    const indicator = own[count % own.length];
    if (indicator === undefined) throw new Error('Strapi has no indicator with numbers.');
    const { documentId, stata_id: number, data_rows: rows } = indicator;
    const value = 1_000_000 + count;
    const begun = performance.now();
    const body = JSON.stringify({ data: { data_rows: corrected(rows ?? [], value) } });
    await request('PUT', `/${documentId}?locale=de&status=published`, body);
    return { key: String(number), value, milliseconds: performance.now() - begun };
  };
}

/** The values of a JSON-stat file; none if it is not there. */
function valuesIn(file: string): readonly (number | null)[] {
  return file === '' ? [] : Object.values(jsonStatSchema.parse(JSON.parse(file)).value);
}

/** The addresses of data files that lack the last value of their indicator. `read` returns a file of the site. */
export async function lostUpdates(
  pushed: readonly Pushed[],
  read: (address: string) => Promise<string>,
): Promise<readonly string[]> {
  const last = new Map(pushed.map(({ key, value }) => [key, value]));
  const lost: string[] = [];
  for (const [key, value] of last) {
    const csv = dataFileAddress({ meta: { key } }, 'csv');
    if (!(await read(csv)).split(/[,\r\n]/).includes(String(value))) lost.push(csv);
    const json = dataFileAddress({ meta: { key } }, 'json');
    if (!valuesIn(await read(json)).includes(value)) lost.push(json);
  }
  return lost;
}
