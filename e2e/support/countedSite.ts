/**
 * The finished site as an office serves it that counts visits: with the same code, bundled for other settings, and the
 * policy that belongs to it.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleBrowserCode } from '../../lib/export/browserModule';
import { startServer } from '../../lib/export/preview/server';
import type { RunningServer } from '../../lib/export/preview/server';
import { usualSettings } from '../../tests/fixtures/analyticsSettings';
import { plainSettings } from '../../tests/fixtures/plainSettings';

export interface Counting {
  /** Address of the Umami server. */
  readonly host: string;
  readonly productionHost?: string;
}

/** Everything as it is, but for the folder of the code. */
async function linkSite(site: string): Promise<void> {
  await mkdir(site);
  const names = (await readdir('out')).filter((name) => name !== 'assets');
  for (const name of names) await symlink(path.resolve('out', name), path.join(site, name));
  await cp('out/assets', path.join(site, 'assets'), { recursive: true });
}

/** The pages name the code of every build by its own hash, so the other code takes that name. */
async function replaceCode(assets: string, { host, productionHost = 'localhost' }: Counting): Promise<void> {
  const analytics = { ...usualSettings, host };
  const [site, ...chunks] = await bundleBrowserCode({ ...plainSettings, productionHost, analytics });
  const files = (await readdir(assets)).filter((name) => name.startsWith('site-'));
  for (const name of files.filter((file) => !file.endsWith('.js'))) await rm(path.join(assets, name));
  for (const name of files.filter((file) => file.endsWith('.js')))
    await writeFile(path.join(assets, name), site?.code ?? '');
  for (const { name, code } of chunks) await writeFile(path.join(assets, name), code);
}

/** Serves it on a port of its own; `close` leaves nothing behind. */
export async function startCountedSite(counting: Counting): Promise<RunningServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'counted-site-'));
  const [rootDir, rulesDir] = [path.join(folder, 'site'), path.join(folder, 'rules')];
  await linkSite(rootDir);
  await replaceCode(path.join(rootDir, 'assets'), counting);
  await mkdir(rulesDir);
  const rules = await readFile('deploy/generated/rules.json', 'utf8');
  const { origin } = new URL(counting.host);
  await writeFile(
    path.join(rulesDir, 'rules.json'),
    rules.replaceAll("connect-src 'self'", `connect-src 'self' ${origin}`),
  );
  const server = await startServer({ rootDir, rulesDir, port: 0 });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
