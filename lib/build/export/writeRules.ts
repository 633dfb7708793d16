/** Writes the rules for web servers: beside the export for nginx and the preview server, into it for static hosts. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SiteError } from '@/lib/shared/errors';
import { writeTextFile } from '@/lib/shared/files';
import { nginxMaps } from './rules/nginxRules';
import type { ServerRules } from './rules/serverRules';
import { staticHostHeaders, staticHostRedirects } from './rules/staticHostRules';

export const rulesFile = 'rules.json';

/** The same for nginx. */
export const nginxMapsFile = 'nginx-maps.conf';

function makeNginxMaps(rules: ServerRules): string {
  try {
    return nginxMaps(rules);
  } catch (cause) {
    const found = cause instanceof Error ? cause.message : String(cause);
    throw new SiteError(`The rules for nginx cannot be written: ${found}`, { cause });
  }
}

/** Addresses of the files that have one: compressed copies have none. */
function addressesOf(files: readonly string[]): readonly string[] {
  return files.flatMap((file) => (/\.(?:br|gz)$/.test(file) ? [] : [`/${file}`]));
}

/** `files`: those of the export, at least all that hold code. */
export async function writeRules(
  { exportDir, rulesDir }: { readonly exportDir: string; readonly rulesDir: string },
  rules: ServerRules,
  files: readonly string[],
): Promise<void> {
  await mkdir(rulesDir, { recursive: true });
  await writeTextFile(join(rulesDir, rulesFile), `${JSON.stringify(rules, null, 2)}\n`);
  await writeTextFile(join(rulesDir, nginxMapsFile), makeNginxMaps(rules));
  await writeTextFile(join(exportDir, '_redirects'), staticHostRedirects(rules));
  await writeTextFile(join(exportDir, '_headers'), staticHostHeaders(rules, addressesOf(files)));
}
