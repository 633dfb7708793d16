import { describe, expect, it } from 'vitest';
import { ensureNode, isInstalled } from '@/lib/commands/ensureInstalled.mjs';
import { temporaryFolder } from './temporaryFolder';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/next': { version: '16.4.5', integrity: 'sha512-next' },
  'node_modules/only-on-mac': { version: '1.0.0', integrity: 'sha512-mac', optional: true },
};

const complete = { 'node_modules/next': { version: '16.4.5', integrity: 'sha512-next' } };

function folderWith(installed: object | undefined): string {
  const folder = temporaryFolder({ 'package-lock.json': JSON.stringify({ packages: wanted }) });
  if (installed) folder.write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
  return folder.path;
}

describe('the Node version', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0'])('%s is new enough', (version) => {
    expect(() => ensureNode(version)).not.toThrow();
  });

  it.each(['18.20.8', '20.18.3'])('%s is too old, and the message says what to do', (version) => {
    expect(() => ensureNode(version)).toThrow(
      `This project needs Node 20.19 or newer; this is Node ${version}. ` +
        'Install a current one from https://nodejs.org and run the command again.',
    );
  });
});

describe('the installed packages', () => {
  it('are complete without the optional packages of other platforms', () => {
    expect(isInstalled(folderWith(complete))).toBe(true);
  });

  it('are missing when nothing is installed, or an installation was interrupted', () => {
    expect(isInstalled(folderWith(undefined))).toBe(false);
  });

  it('are incomplete when a package is missing', () => {
    expect(isInstalled(folderWith({}))).toBe(false);
  });

  it('are outdated when the lock file has another version', () => {
    expect(isInstalled(folderWith({ 'node_modules/next': { version: '16.4.4', integrity: 'sha512-next' } }))).toBe(
      false,
    );
  });

  it('are outdated when the lock file has another content of the same version', () => {
    expect(isInstalled(folderWith({ 'node_modules/next': { version: '16.4.5', integrity: 'sha512-x' } }))).toBe(false);
  });
});
