import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';

const run = promisify(execFile);

const units = (await readdir('deploy')).filter((name) => /\.(?:service|timer)$/.test(name));

function hasSystemd(): boolean {
  try {
    execFileSync('systemd-analyze', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    console.warn('Units of systemd are not checked: systemd-analyze is missing. «apt install systemd»');
    return false;
  }
}

describe('units for systemd', () => {
  it('are one for the releases, one for nginx, and one each for data and backups with its timer', () => {
    expect(units).toEqual([
      'statistikportal-backup.service',
      'statistikportal-backup.timer',
      'statistikportal-data.service',
      'statistikportal-data.timer',
      'statistikportal-release.service',
      'statistikportal-reload.service',
    ]);
  });

  it.skipIf(!hasSystemd())('are understood by systemd', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-units-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    for (const unit of units) {
      const text = await readFile(path.join('deploy', unit), 'utf8');
      // Programs that are installed on the server only.
      const script = path.resolve('deploy/follow-release.sh');
      const adapted = text
        .replaceAll('/usr/local/sbin/follow-release', script)
        .replaceAll('/usr/bin/node', process.execPath);
      await writeFile(path.join(folder, unit), adapted);
      const { stderr } = await run('systemd-analyze', ['verify', '--man=no', path.join(folder, unit)]);
      expect(stderr).not.toContain(unit);
    }
  });

  const services = units.filter((name) => name.endsWith('.service'));

  it.each(services)('%s gives no more rights than it needs', async (unit) => {
    const text = await readFile(path.join('deploy', unit), 'utf8');
    for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'PrivateTmp=yes', 'ProtectHome=yes'])
      expect(text).toContain(`\n${line}\n`);
    expect(text.includes('\nUser=statistikportal\n')).toBe(!unit.includes('reload'));
  });
});
