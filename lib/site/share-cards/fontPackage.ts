/** The typeface of drawn cards. Pages ask for its version only, so what draws it stays out of their code. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export const fontPackage = path.join(process.cwd(), 'node_modules', '@fontsource', 'public-sans');

/** The version of the font whose letters are drawn. */
export function fontVersion(): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(fontPackage, 'package.json'), 'utf8')));
  return version;
}
