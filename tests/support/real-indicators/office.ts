/**
 * Indicators of a statistical office as it publishes them. They lie beside the project and are no part of it: tests that want
 * them are skipped if they are missing.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const folder = path.join(process.cwd(), '..', 'shared', 'data', 'indicators');

export const haveRealIndicators = existsSync(path.join(folder, 'metadata.json'));

/** For the names of tests. */
export const realIndicatorsHint = haveRealIndicators
  ? ''
  : ` (skipped: no indicators in ${path.relative('.', folder)})`;

const metadata = z.array(
  z.object({
    id: z.number(),
    'data-id': z.number().nullish(),
    template: z.string(),
    title: z.string(),
    subtitle: z.string(),
    lesehilfe: z.string(),
    erlaeuterungen: z.string(),
    quellenangabe: z.array(z.string()),
    thema: z.string(),
    unterthema: z.string(),
    kennzahlenset: z.string(),
    raeumlicheGliederung: z.array(z.string()),
    schlagwort: z.array(z.string()).optional(),
    filter: z.string().nullish(),
    aktualisierungsdatum: z.string(),
  }),
);

export type OfficeIndicator = z.infer<typeof metadata>[number];

export function officeIndicators(): readonly OfficeIndicator[] {
  return metadata.parse(JSON.parse(readFileSync(path.join(folder, 'metadata.json'), 'utf8')));
}

const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', shy: '' };

const raised: Readonly<Record<string, string>> = { 2: '²', 3: '³' };

/** HTML as it is read. */
export function withoutMarkup(html: string): string {
  return html
    .replace(/<sup>([23])<\/sup>/g, (_, digit: string) => raised[digit] ?? '')
    .replace(/<su[bp]>|<\/su[bp]>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The file with the data of an indicator, without its mark of the order of bytes; empty if there is none. */
export function officeFile({ id, 'data-id': dataId }: OfficeIndicator): string {
  const file = path.join(folder, 'tsv', `${dataId ?? id}.tsv`);
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/^\uFEFF/, '') : '';
}
