/**
 * The office whose site this is: settings that are neither content nor code. They are in `office.yaml` in the folder
 * `OFFICE_DIR`, by default in the folder `office` of the sample content.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { defaultLocale, locales } from '@/content-types/locales';
import type { Locale, TranslationLocale } from '@/content-types/locales';
import { readYaml } from '@/content-types/readYaml';
import { config } from './config';
import { ConfigurationError } from './errors';

/** Folder of the sample content that comes with the site. */
const sample = path.join('content-types', 'sample');
/** Folder of the sample's office. */
export const sampleOffice = path.join(sample, 'office');
const fileName = 'office.yaml';

const word = z.string().trim().min(1);

/** A name in the languages of the office; optional in Leichte Sprache. */
const names = z.strictObject({
  de: word,
  ls: word.optional(),
  fr: word.optional(),
  it: word.optional(),
  en: word.optional(),
});

export type LocalizedName = z.infer<typeof names>;

/** How areas of a kind relate to the region: they are it, divide it, are within it, extend beyond it, or are the country. */
const extents = ['whole', 'part', 'within', 'beyond', 'country'] as const;

const areaKind = z.strictObject({
  /** The kind's name in the indicators of the CMS: `Gemeinde`. */
  key: word,
  extent: z.enum(extents),
  /** Singular; `several` is the plural. */
  one: names,
  several: names.optional(),
  /** Its areas as named in the data; only for parts of the region. */
  areas: z.array(word).default([]),
  /** Whether each of its areas has a page. */
  pages: z.boolean().default(true),
});

export type AreaKind = z.infer<typeof areaKind>;

/** A tile map: areas as squares of one size, roughly where they are. */
const tiles = z.strictObject({
  /** The names by row, north on top; empty where there is no area. */
  rows: z.array(z.array(z.string().trim())).min(1),
  /** Short forms of names that do not fit into a square on a phone. */
  short: z.record(word, word).default({}),
});

function repeated(words: readonly string[]): readonly string[] {
  return [...new Set(words.filter((one, index) => words.indexOf(one) < index))];
}

const officeSchema = z
  .strictObject({
    /** Identifier of the office at opendata.swiss, as in the address of its page there. */
    organisation: z.string().regex(/^[a-z0-9_-]+$/, {
      error: 'must be small letters, digits, hyphens and underscores, as kanton-basel-stadt',
    }),
    /** Prefix of the names of downloaded files. */
    prefix: z.string().regex(/^[a-z0-9-]+$/, { error: 'must be small letters, digits and hyphens, as bs' }),
    /** The last part of the site's name. */
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

/** Reads the office in a folder. Throws ConfigurationError that lists the problems of the file: first of its format, then of its values. */
export function readOffice(folder: string): Office {
  const file = path.resolve(/* turbopackIgnore: true */ process.cwd(), folder, fileName);
  const problems: string[] = [];
  return readYaml(textIn(file), officeSchema, (problem) => problems.push(problem)) ?? refuse(file, problems);
}

let read: Office | undefined;

/** Returns the folder of the files that the content of the entries names. */
export function sampleMedia(): string {
  return path.resolve(/* turbopackIgnore: true */ config().SAMPLE_DIR ?? sample, 'media');
}

/** Returns the folder of `office.yaml`: that of the sample content, unless there is another. */
export function officeFolder(): string {
  const { OFFICE_DIR: own, SAMPLE_DIR: content = sample } = config();
  return own ?? path.join(/* turbopackIgnore: true */ content, 'office');
}

/** Returns the office of this process. Throws ConfigurationError. */
export function office(): Office {
  read ??= readOffice(officeFolder());
  return read;
}

/** Returns the languages of the site, in their order. */
export function siteLocales(): readonly Locale[] {
  return office().languages;
}

/** Returns the languages of the site without German. */
export function siteTranslations(): readonly TranslationLocale[] {
  return siteLocales().filter((locale) => locale !== defaultLocale);
}

/** Returns a name in a language; in German if there is no other. */
export function localizedName(own: LocalizedName, locale: Locale): string {
  return own[locale] ?? own[defaultLocale];
}
