import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { nginxMaps } from '@/lib/build/export/rules/nginxRules';
import { usableRedirects } from '@/lib/build/export/rules/redirects';
import { makeServerRules } from '@/lib/build/export/rules/serverRules';
import type { ServerRules } from '@/lib/build/export/rules/serverRules';
import { sampleManifest, temporaryFolder, writeFiles } from '../../lib/build/export/sampleExport';

const run = promisify(execFile);

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** What nginx says of the rules when it reads them. */
async function nginxSays(rules: ServerRules): Promise<string> {
  const folder = await temporaryFolder();
  await writeFiles(folder, {
    'maps.conf': nginxMaps(rules),
    'nginx.conf': `pid ${folder}/pid; error_log stderr; events {}
http { access_log off; include maps.conf; }`,
  });
  const { stderr } = await run('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')]);
  return stderr;
}

describe.skipIf(!hasNginx())('nginx reads rules with long addresses', () => {
  it('and with addresses that differ in capitals', async () => {
    const redirects = [
      { from: `/${'ö'.repeat(200)}`, to: '/themen' },
      { from: '/artikel/Alt', to: '/themen' },
      { from: '/artikel/alt', to: '/themen' },
      { from: '/hintergrund/**', to: '/interaktiv/**' },
    ];
    const site = {
      ...sampleManifest,
      redirects: usableRedirects({ ...sampleManifest, redirects, files: [] }).redirects,
    };
    const sources = { frameHosts: [], connectOrigins: [] };
    expect(await nginxSays(makeServerRules(site, sources))).toContain('test is successful');
  });
});
