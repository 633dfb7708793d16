/** Reads the articles of an import: `slug.md` with fields in front matter, `slug.fr.md` for a translation. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { defaultLocale, isLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { readYaml } from '@/content-types/readYaml';
import { groupBy } from '@/lib/shared/browser/groupBy';
import type { PushFault } from '../data-push/pushReport';
import { entryOf, formFaults } from './importedEntry';
import type { Read, Values } from './importedEntry';

const frontMatter = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;
const fieldsOfFront = z.record(z.string(), z.unknown());

/** The text as content boxes: each heading of the second level begins one. */
function boxes(text: string): readonly Values[] {
  return text
    .split(/^(?=## )/m)
    .map((part) => /^(?:## (?<heading>[^\n]+)\n)?(?<body>.*)$/s.exec(part)?.groups ?? {})
    .map(({ heading, body = '' }) => ({
      kind: 'text',
      ...(heading !== undefined && { heading: heading.trim() }),
      body: body.trim(),
    }))
    .filter(({ body, heading }) => body !== '' || heading !== undefined);
}

interface ReadText {
  readonly values: Values | undefined;
  readonly faults: readonly PushFault[];
}

function readText(file: string, text: string): ReadText {
  const faults: PushFault[] = [];
  const [, front, body] = frontMatter.exec(text) ?? [];
  if (front === undefined || body === undefined) {
    const fix = 'Begin it with a line of three hyphens, fields in YAML, and again three hyphens.';
    return { values: undefined, faults: [{ file, found: 'The file has no front matter.', fix }] };
  }
  const values = readYaml(front, fieldsOfFront, (problem) =>
    faults.push({ file, found: `The front matter ${problem}.`, fix: 'Write «name: value», a line per field.' }),
  );
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    if (!/!\[[^\]]*\]\(/.test(line)) continue;
    const fix = 'Name it in the front matter, as image with file and alt, or put it into the article in the CMS.';
    faults.push({ file, row: index + 1, found: 'Texts hold no pictures.', fix });
  }
  return { values: values && { ...values, content: boxes(body) }, faults };
}

async function readArticle(folder: string, slug: string, files: readonly string[]): Promise<Read> {
  const texts = new Map<Locale, Values>();
  const faults: PushFault[] = [];
  for (const file of files) {
    const { values, faults: own } = readText(file, await readFile(path.join(folder, file), 'utf8'));
    faults.push(...own);
    const locale = languageOf(file);
    if (values !== undefined) texts.set(locale, locale === defaultLocale ? { slug, ...values } : values);
  }
  const place = { file: files.find((file) => languageOf(file) === defaultLocale) ?? files[0] ?? slug };
  if (!texts.has(defaultLocale) && faults.length === 0)
    faults.push({ ...place, found: 'There is no German text.', fix: `Write ${slug}.md first.` });
  if (faults.length === 0) faults.push(...formFaults('articles', texts, place));
  return {
    entries: faults.length === 0 ? [entryOf({ type: 'articles', key: slug, place, isFaulty: false }, texts)] : [],
    faults,
    warnings: [],
  };
}

/** `leerstand.fr.md` is in French. */
function languageOf(file: string): Locale {
  const ending = path.extname(path.basename(file, '.md')).slice(1);
  return isLocale(ending) ? ending : defaultLocale;
}

function slugOf(file: string): string {
  const stem = path.basename(file, '.md');
  return languageOf(file) === defaultLocale ? stem : stem.slice(0, -'.fr'.length);
}

/** Reads the articles; `names` are all files of the folder. */
export async function readArticles(folder: string, names: readonly string[]): Promise<readonly Read[]> {
  const groups = groupBy(
    names.filter((name) => name.endsWith('.md')),
    slugOf,
  );
  return Promise.all([...groups].map(([slug, files]) => readArticle(folder, slug, files)));
}
