/** What the admin panel of an installed Strapi 5 says. */
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** The parts that editors use, by the prefix of the keys of their texts. */
const parts = { '': 'admin', 'content-manager.': 'content-manager', 'upload.': 'upload', 'i18n.': 'i18n' } as const;

const textsSchema = z.object({ default: z.record(z.string(), z.string()) });

async function readTexts(folder: string, language: string): Promise<Readonly<Record<string, string>>> {
  const names = await readdir(folder, { recursive: true });
  const name = names.find((one) => one.endsWith(`translations/${language}.json.mjs`));
  if (name === undefined) throw new Error(`${folder} has no texts in «${language}».`);
  const module: unknown = await import(pathToFileURL(path.join(folder, name)).href);
  return textsSchema.parse(module).default;
}

/** Settings, but not those of one's own account; and what needs a licence. */
const notForEditors = /^Settings\.(?!sessions)|adminToken|metadata|\.ai$|\.ee\./i;

const parserSchema = z.object({ parse: z.function({ input: [z.string()], output: z.unknown() }) });

/** By the parser of the admin panel, which shows the English text in place of one that it cannot read. */
function readerIn(strapiFolder: string): (text: string | undefined) => boolean {
  const load: (name: string) => unknown = createRequire(path.join(strapiFolder, 'package.json'));
  const { parse } = parserSchema.parse(load('@formatjs/icu-messageformat-parser'));
  return (text) => {
    if (text === undefined) return false;
    try {
      parse(text);
      return true;
    } catch {
      return false;
    }
  };
}

/** The keys of what Strapi itself tells editors in English only. */
export async function englishOnly(strapiFolder: string): Promise<readonly string[]> {
  const isReadable = readerIn(strapiFolder);
  const found: string[] = [];
  for (const [prefix, name] of Object.entries(parts)) {
    const folder = path.join(strapiFolder, 'node_modules/@strapi', name, 'dist/admin');
    const [english, german] = await Promise.all([readTexts(folder, 'en'), readTexts(folder, 'de')]);
    found.push(
      ...Object.keys(english)
        .filter((key) => !isReadable(german[key]))
        .map((key) => prefix + key),
    );
  }
  return found.filter((key) => !notForEditors.test(key));
}
