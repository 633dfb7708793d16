/**
 * Indicators of the office as documents of the search. They lie beside the project and are no part of it: tests that
 * want them are skipped if they are missing.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { foldUmlauts } from '@/lib/browser/search/spelling';
import type { SearchDocument } from '@/lib/browser/search/document';
import { inRegion } from '@/lib/site/search/documents';
import { spellings } from '@/lib/site/search/documentSpellings';

const folder = path.join(process.cwd(), '..', 'shared', 'data', 'indicators');

export const haveRealIndicators = existsSync(path.join(folder, 'metadata.json'));

/** For the names of tests. */
export const realIndicatorsHint = haveRealIndicators
  ? ''
  : ` (skipped: no indicators in ${path.relative('.', folder)})`;

const metadata = z.array(
  z.object({
    id: z.number(),
    'data-id': z.number().optional(),
    title: z.string(),
    subtitle: z.string(),
    lesehilfe: z.string(),
    erlaeuterungen: z.string(),
    thema: z.string(),
    unterthema: z.string(),
    kennzahlenset: z.string(),
    raeumlicheGliederung: z.array(z.string()),
    schlagwort: z.array(z.string()).optional(),
    filter: z.string().optional(),
    aktualisierungsdatum: z.string(),
  }),
);

type Indicator = z.infer<typeof metadata>[number];

const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', shy: '' };

/** HTML as it is read. */
function withoutMarkup(html: string): string {
  return html
    .replace(/<su[bp]>|<\/su[bp]>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Names of series and areas. A file with a filter holds the data of several indicators, so nothing is known of it. */
function dataWords({ id, 'data-id': dataId = id, filter = '' }: Indicator): string {
  const file = path.join(folder, 'tsv', `${dataId}.tsv`);
  if (filter !== '' || !existsSync(file)) return '';
  const [head = '', ...rows] = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('"', '')
    .split('\n');
  const names = rows
    .flatMap((row) => row.split('\t').slice(0, 2))
    .filter((cell) => /^\p{L}[\p{L} .-]{2,}$/u.test(cell));
  return [...new Set([...head.split('\t'), ...names])].join(' ');
}

function slugOf(name: string): string {
  return foldUmlauts(name).replace(/[^a-z0-9]+/g, '-');
}

function filled(texts: readonly (string | undefined)[]): readonly string[] {
  return texts.filter((text): text is string => text !== undefined && text !== '');
}

function documentOf(indicator: Indicator): SearchDocument {
  const { id, title, subtitle, lesehilfe, erlaeuterungen, thema, unterthema, kennzahlenset } = indicator;
  const theme = thema.replace(/^\d+ /, '');
  const words = {
    bezeichnung: withoutMarkup(title),
    untertitel: withoutMarkup(subtitle),
    kennzahlenset: filled([kennzahlenset]),
    schlagworte: indicator.schlagwort ?? [],
    bereich: filled([theme, unterthema]),
  };
  const day = indicator.aktualisierungsdatum.slice(0, 10);
  return {
    ...words,
    id: `products-${id}`,
    art: 'indicator',
    produkt: 'Indikator',
    beschreibung: withoutMarkup(lesehilfe),
    url: `/indikatorenportal/${id}`,
    wert: null,
    thema: [slugOf(theme)],
    unterthema: filled([unterthema]).map(slugOf),
    raeumliche_gliederung: indicator.raeumlicheGliederung,
    stata_id: String(id),
    jahr: Number(day.slice(0, 4)),
    publikationsdatum: null,
    aktualisierungsdatum: day,
    sprache: 'de',
    text: inRegion(filled([withoutMarkup(erlaeuterungen), dataWords(indicator)]).join(' '), 'de'),
    schreibweisen: spellings(words),
    gewicht: 1,
  };
}

export function realIndicators(): readonly SearchDocument[] {
  return metadata.parse(JSON.parse(readFileSync(path.join(folder, 'metadata.json'), 'utf8'))).map(documentOf);
}
