/** `npm run office`: a CMS, the site, its preview and what publishes it, together, for a look at all of it on one machine. */
import { command } from '../shared/command.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runTypeScript } from '../shared/run.mjs';

await command(async () => {
  await ensureInstalled();
  return runTypeScript('openOffice', process.argv.slice(2));
});
