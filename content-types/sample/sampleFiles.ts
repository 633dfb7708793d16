/** The files of sample content, one by one; what is wrong with any of them is collected. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { isLocale, locales } from '../locales';
import type { Locale } from '../locales';
import { readYaml } from '../readYaml';
import { collectionNames, isCollectionName, isSingleName, singleNames } from '../registry';
import type { ContentName } from '../registry';

export interface EntryFile {
  /** From the folder of the sample, with forward slashes. */
  readonly file: string;
  readonly locale: Locale;
  readonly name: ContentName;
  /** What the files of an entry are called in every language, without ending. */
  readonly stem: string;
}

const places = `languages: ${locales.join(', ')}; collections: ${collectionNames.join(', ')}; single types: ${singleNames.join(', ')}`;

function isTypeAt(name: string, own: string | undefined): name is ContentName {
  return own === undefined ? isSingleName(name) : isCollectionName(name);
}

export class SampleFiles {
  readonly problems: string[] = [];
  readonly #entries: readonly EntryFile[];
  readonly #names: readonly string[];

  constructor(readonly folder: string) {
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    this.#names = found.map((name) => name.replaceAll('\\', '/').normalize('NFC')).toSorted();
    // Hidden files are of programs.
    const ofLanguages = this.#names.filter((name) => /^(?!\.|(?:media|office)\/).+\/[^./][^/]*\.\w+$/.test(name));
    this.#entries = ofLanguages.flatMap((file) => this.#entryAt(file));
  }

  #entryAt(file: string): readonly EntryFile[] {
    const [locale = '', name = '', own, ...deeper] = file.replace(/\.yaml$/, '').split('/');
    if (deeper.length === 0 && file.endsWith('.yaml') && isLocale(locale) && isTypeAt(name, own))
      return [{ file, locale, name, stem: own ?? name }];
    const isData = /^de\/products\/.+\.csv$/.test(file) && this.has(file.replace(/csv$/, 'yaml'));
    if (!isData) this.tell(file, `is in no place where entries are (${places}): move or remove it`);
    return [];
  }

  of(locale: Locale, name: ContentName): readonly EntryFile[] {
    return this.#entries.filter((entry) => entry.locale === locale && entry.name === name);
  }

  tell(file: string, problem: string): void {
    this.problems.push(`${file}: ${problem}`);
  }

  has(name: string): boolean {
    return this.#names.includes(name);
  }

  text(name: string): string {
    return readFileSync(path.join(this.folder, name), 'utf8');
  }

  /** What a YAML file holds; undefined, and told, if it is not as the schema says. */
  read<Value>(name: string, schema: z.ZodType<Value>): Value | undefined {
    return readYaml(this.text(name), schema, (problem) => this.tell(name, problem));
  }
}
