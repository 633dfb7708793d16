/** Writes the web server rules: next to the export for nginx and the preview server, into the export for static hosts. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SiteError } from '@/lib/shared/errors';
import { writeTextFile } from '@/lib/shared/files';
import { nginxMaps } from './rules/nginxRules';
import type { ServerRules } from './rules/serverRules';
import { staticHostHeaders, staticHostRedirects } from './rules/staticHostRules';

export const rulesFile = 'rules.json';

/** The rules for nginx, in the same folder. */
export const nginxMapsFile = 'nginx-maps.conf';

function makeNginxMaps(rules: ServerRules): string {
  try {
    return nginxMaps(rules);
  } catch (cause) {
    const found = cause instanceof Error ? cause.message : String(cause);
    throw new SiteError(`The rules for nginx cannot be written: ${found}`, { cause });
  }
}

/**
 * Writes all rules and returns the names of those in the export. `files` are those of the export that have an address, at least all that contain code. Throws
 * SiteError if nginx cannot read a value.
 */
export async function writeRules(
  { exportDir, rulesDir }: { readonly exportDir: string; readonly rulesDir: string },
  rules: ServerRules,
  files: readonly string[],
): Promise<readonly string[]> {
  await mkdir(rulesDir, { recursive: true });
  await writeTextFile(join(rulesDir, rulesFile), `${JSON.stringify(rules, null, 2)}\n`);
  await writeTextFile(join(rulesDir, nginxMapsFile), makeNginxMaps(rules));
  await writeTextFile(join(exportDir, '_redirects'), staticHostRedirects(rules));
  await writeTextFile(
    join(exportDir, '_headers'),
    staticHostHeaders(
      rules,
      files.map((file) => `/${file}`),
    ),
  );
  return ['_redirects', '_headers'];
}
