/** `npm run office`: runs a CMS, the site, its preview and the release service together on one machine, for trying them out. */
import { command } from '../shared/command.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runTypeScript } from '../shared/run.mjs';

await command(async () => {
  await ensureInstalled();
  return runTypeScript('openOffice', process.argv.slice(2));
});
