/** The typeface of share cards. Separate because pages only need its version, not the drawing code. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export const fontPackage = path.join(process.cwd(), 'node_modules', '@fontsource', 'public-sans');

/** Returns the version of the font. */
export function fontVersion(): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(fontPackage, 'package.json'), 'utf8')));
  return version;
}
