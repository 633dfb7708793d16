import { describe, expect, it } from 'vitest';
import { ensureNode, isInstalled } from '@/lib/commands/ensureInstalled.mjs';
import { temporaryFolder } from './temporaryFolder';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/next': { version: '16.4.5', integrity: 'sha512-next' },
  'node_modules/only-on-mac': { version: '1.0.0', integrity: 'sha512-mac', optional: true },
  'node_modules/vitest': { version: '4.1.12', integrity: 'sha512-vitest', dev: true },
};

const ofTests = { 'node_modules/vitest': { version: '4.1.12', integrity: 'sha512-vitest', dev: true } };

const complete = { 'node_modules/next': { version: '16.4.5', integrity: 'sha512-next' } };

function isThere(installed: object | undefined, withTests = false): boolean {
  const folder = temporaryFolder({ 'package-lock.json': JSON.stringify({ packages: wanted }) });
  if (installed) folder.write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
  return isInstalled({ withTests, folder: folder.path });
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

it.each([
  ['complete without those of tests and the optional ones of other platforms', complete, false, true],
  ['incomplete for tests without theirs', complete, true, false],
  ['complete for tests with theirs', { ...complete, ...ofTests }, true, true],
  ['missing when nothing is installed, or an installation was interrupted', undefined, false, false],
  ['incomplete when one is missing', ofTests, false, false],
  [
    'outdated when the lock file has another version',
    { 'node_modules/next': { version: '16.4.4', integrity: 'sha512-next' } },
    false,
    false,
  ],
  [
    'outdated when the lock file has another content of the same version',
    { 'node_modules/next': { version: '16.4.5', integrity: 'sha512-x' } },
    false,
    false,
  ],
])('the installed packages are %s', (_, installed, withTests, expected) => {
  expect(isThere(installed, withTests)).toBe(expected);
});

it('packages are not taken for complete where nothing says which are wanted', () => {
  expect(() => isInstalled({ withTests: false, folder: temporaryFolder({}).path })).toThrow('package-lock.json');
});
