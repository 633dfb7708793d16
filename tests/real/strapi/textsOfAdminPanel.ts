/** What the admin panel of an installed Strapi 5 says. */
import { readdir } from 'node:fs/promises';
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
const notForEditors = /^Settings\.(?!sessions)|adminToken|metadata|\.ai$/i;

/** The keys of what Strapi itself tells editors in English only. */
export async function englishOnly(strapiFolder: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [prefix, name] of Object.entries(parts)) {
    const folder = path.join(strapiFolder, 'node_modules/@strapi', name, 'dist/admin');
    const [english, german] = await Promise.all([readTexts(folder, 'en'), readTexts(folder, 'de')]);
    found.push(
      ...Object.keys(english)
        .filter((key) => !(key in german))
        .map((key) => prefix + key),
    );
  }
  return found.filter((key) => !notForEditors.test(key));
}
