/** `npm start`: installs, builds and serves whatever is not there yet. */
import { command } from '../shared/command.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { localSiteUrl, defaultPort, loadEnvironmentFiles } from '../shared/environment.mjs';
import { isBuildCurrent } from '../shared/fingerprint.mjs';
import { ensurePortIsFree } from './port.mjs';
import { runTypeScript } from '../shared/run.mjs';

await command(async () => {
  await ensureInstalled();
  loadEnvironmentFiles();
  const port = Number(process.env['PORT'] ?? defaultPort);
  // 0 is any free one; what is no port at all, the build says.
  const isPort = port >= 1 && port <= 65535;
  if (isPort) await ensurePortIsFree(port);
  Object.assign(process.env, localSiteUrl(process.env, isPort ? port : defaultPort));
  if (!isBuildCurrent()) {
    const code = await runTypeScript('build', ['--pictures-later']);
    if (code !== 0) return code;
  }
  // Nobody waits for the pictures that other sites show.
  const [code] = await Promise.all([runTypeScript('preview'), runTypeScript('sharePictures', ['--place'])]);
  return code;
});
