/**
 * `npm run office`: runs a CMS, the site, its preview and the release service together on one machine, for trying them out. `-- --empty`
 * writes the files of an office instead.
 */
import { command } from '../shared/command.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runTypeScript } from '../shared/run.mjs';

await command(async () => {
  await ensureInstalled();
  const parameters = process.argv.slice(2);
  return runTypeScript(parameters.includes('--empty') ? 'emptyOffice' : 'openOffice', parameters);
});
