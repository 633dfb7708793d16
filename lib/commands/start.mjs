/** `npm start`: installs, builds and serves the site, skipping what is up to date. */
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
  // 0 means any free port; the build reports invalid ports.
  const isPort = port >= 1 && port <= 65535;
  if (isPort) await ensurePortIsFree(port);
  Object.assign(process.env, localSiteUrl(process.env, isPort ? port : defaultPort));
  if (!isBuildCurrent()) {
    const code = await runTypeScript('build', ['--pictures-later']);
    if (code !== 0) return code;
  }
  // Share images are drawn while the site is already served.
  const [code] = await Promise.all([runTypeScript('preview'), runTypeScript('sharePictures', ['--place'])]);
  return code;
});
