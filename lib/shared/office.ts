/**
 * The office whose site this is: what is neither content nor code. It stands in `office.yaml` in the folder that `OFFICE_DIR`
 * names; without that setting the office of the sample is meant.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { defaultLocale, locales } from '@/content-types/locales';
import type { Locale, TranslationLocale } from '@/content-types/locales';
import { readYaml } from '@/content-types/readYaml';
import { config } from './config';
import { ConfigurationError } from './errors';

/** Of the sample content. */
export const sampleOffice = path.join('content-types', 'sample', 'office');
const fileName = 'office.yaml';

const word = z.string().trim().min(1);

/** A name in the languages of the office. Leichte Sprache may do without a word of its own. */
const names = z.strictObject({
  de: word,
  ls: word.optional(),
  fr: word.optional(),
  it: word.optional(),
  en: word.optional(),
});

export type LocalizedName = z.infer<typeof names>;

/** How areas of a kind are related to the region: they are it, divide it, lie somewhere within it, reach beyond it, or are the country. */
const extents = ['whole', 'part', 'within', 'beyond', 'country'] as const;

const areaKind = z.strictObject({
  /** What indicators of the CMS call the kind: `Gemeinde`. */
  key: word,
  extent: z.enum(extents),
  /** One of the kind, and several. */
  one: names,
  several: names.optional(),
  /** Its areas, as the data call them: of a part of the region. */
  areas: z.array(word).default([]),
  /** Whether each of its areas has a page. */
  pages: z.boolean().default(true),
});

export type AreaKind = z.infer<typeof areaKind>;

/** Areas as squares of one size, about where they lie. */
const tiles = z.strictObject({
  /** The names by row, north on top; empty where nothing is. */
  rows: z.array(z.array(z.string().trim())).min(1),
  /** What fits into a square on a phone, of names that are longer. */
  short: z.record(word, word).default({}),
});

function repeated(words: readonly string[]): readonly string[] {
  return [...new Set(words.filter((one, index) => words.indexOf(one) < index))];
}

const officeSchema = z
  .strictObject({
    /** The name of the office at opendata.swiss, as in the address of its page there. */
    organisation: z.string().regex(/^[a-z0-9_-]+$/, {
      error: 'must be small letters, digits, hyphens and underscores, as kanton-basel-stadt',
    }),
    /** Begins the names of the files that visitors save. */
    prefix: z.string().regex(/^[a-z0-9-]+$/, { error: 'must be small letters, digits and hyphens, as bs' }),
    /** Ends the name of the site. */
    region: names,
    languages: z.array(z.enum(locales)).min(1),
    kinds: z.array(areaKind).min(1),
    tiles: z.array(tiles).default([]),
  })
  .superRefine(({ languages, region, kinds }, context) => {
    const tell = (message: string, at: readonly (string | number)[]): void =>
      context.addIssue({ code: 'custom', message, path: [...at] });
    if (languages[0] !== defaultLocale)
      tell(
        `must begin with «${defaultLocale}»: data, addresses and entries without a translation are in that language`,
        ['languages'],
      );
    for (const twice of repeated(languages)) tell(`names «${twice}» twice`, ['languages']);
    const wanted = new Set(languages.filter((language) => language !== 'ls'));
    const complete = (own: LocalizedName | undefined, at: readonly (string | number)[]): void => {
      for (const language of wanted)
        if (own !== undefined && own[language] === undefined) tell('is missing', [...at, language]);
    };
    complete(region, ['region']);
    for (const [index, { one, several, extent, areas }] of kinds.entries()) {
      complete(one, ['kinds', index, 'one']);
      complete(several, ['kinds', index, 'several']);
      if (extent === 'part' && several === undefined) tell('is missing', ['kinds', index, 'several']);
      if (extent === 'part' && areas.length === 0) tell('is missing', ['kinds', index, 'areas']);
      for (const twice of repeated(areas)) tell(`names «${twice}» twice`, ['kinds', index, 'areas']);
      if (extent !== 'part' && areas.length > 0) tell('is for parts of the region alone', ['kinds', index, 'areas']);
    }
    for (const twice of repeated(kinds.map(({ key }) => key))) tell(`holds «${twice}» twice`, ['kinds']);
    if (kinds.filter(({ extent }) => extent === 'whole').length !== 1)
      tell('must hold one kind with the extent «whole»: the region itself', ['kinds']);
  });

export type Office = Readonly<z.infer<typeof officeSchema>>;

function refuse(file: string, problems: readonly string[]): never {
  throw new ConfigurationError(
    `The office cannot be used: ${file}\n${problems.map((problem) => `  ${problem}`).join('\n')}\n` +
      `An example: ${path.join(sampleOffice, fileName)}`,
  );
}

function textIn(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    return refuse(file, [`cannot be read: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/** Reads the office in a folder. Throws ConfigurationError that lists the faults of the file: first of its form, then of what it says. */
export function readOffice(folder: string): Office {
  const file = path.resolve(/* turbopackIgnore: true */ process.cwd(), folder, fileName);
  const problems: string[] = [];
  return readYaml(textIn(file), officeSchema, (problem) => problems.push(problem)) ?? refuse(file, problems);
}

let read: Office | undefined;

/** The office of this process. */
export function office(): Office {
  read ??= readOffice(config().OFFICE_DIR ?? sampleOffice);
  return read;
}

/** The languages of the site, in their order. */
export function siteLocales(): readonly Locale[] {
  return office().languages;
}

/** Those beside the one in which everything is written first. */
export function siteTranslations(): readonly TranslationLocale[] {
  return siteLocales().filter((locale) => locale !== defaultLocale);
}

/** A name in a language; in German where there is no other. */
export function localizedName(own: LocalizedName, locale: Locale): string {
  return own[locale] ?? own[defaultLocale];
}
