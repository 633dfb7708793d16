/** Writes the rules for web servers: beside the export for nginx and the preview server, into it for static hosts. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SiteError } from '../errors';
import { writeTextFile } from './files';
import { nginxRules } from './rules/nginxRules';
import type { ServerRules } from './rules/serverRules';
import { staticHostHeaders, staticHostRedirects } from './rules/staticHostRules';

export const rulesFile = 'rules.json';

function makeNginxRules(rules: ServerRules): ReadonlyMap<string, string> {
  try {
    return nginxRules(rules);
  } catch (cause) {
    const hint = 'A page with an island has too many inline scripts for its policy, or a redirect is too long.';
    throw new SiteError(`The rules for nginx cannot be written. ${hint}`, { cause });
  }
}

export async function writeRules(exportDir: string, rulesDir: string, rules: ServerRules): Promise<void> {
  await mkdir(rulesDir, { recursive: true });
  await writeTextFile(join(rulesDir, rulesFile), `${JSON.stringify(rules, null, 2)}\n`);
  for (const [name, text] of makeNginxRules(rules)) await writeFile(join(rulesDir, name), text);
  await writeTextFile(join(exportDir, '_redirects'), staticHostRedirects(rules));
  await writeTextFile(join(exportDir, '_headers'), staticHostHeaders(rules));
}
