import { beforeEach, expect, it, vi } from 'vitest';
import { ensureBrowser } from '@/lib/commands/ensureBrowser.mjs';

const own = '/playwright/chromium';
const shell = '/usr/bin/chromium-headless-shell';
const chromium = '/usr/bin/chromium';

interface Start {
  readonly files: readonly string[];
  readonly root?: boolean;
  /** What a program leaves behind, by its name. */
  readonly installs?: Readonly<Record<string, string>>;
  readonly startsWithCode?: number;
}

/** A machine on which programs install files, and its list of what was run. */
function machine({ files, root = false, installs = {}, startsWithCode = 0 }: Start) {
  const present = new Set(files);
  const commands: string[] = [];
  const run = (program: string, parameters: readonly string[] = []): Promise<number> => {
    commands.push([program, ...parameters].join(' '));
    const installed = installs[program];
    if (installed !== undefined) present.add(installed);
    return Promise.resolve(program === own ? startsWithCode : 0);
  };
  return {
    commands,
    exists: (file: unknown) => present.has(String(file)),
    isRoot: () => root,
    playwrightBrowser: () => Promise.resolve(own),
    run,
  };
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

it.each([
  [chromium, [chromium]],
  [shell, [chromium, shell]],
])('the browser of the system is used as it is: %s', async (browser, files) => {
  const ready = machine({ files });
  expect(await ensureBrowser(ready)).toBe(browser);
  expect(ready.commands).toEqual([]);
});

it('as root on Debian, the package of the system is installed', async () => {
  const debian = machine({ files: ['/usr/bin/apt-get'], root: true, installs: { 'apt-get': shell } });
  expect(await ensureBrowser(debian)).toBe(shell);
  expect(debian.commands[0]).toBe('apt-get update');
});

it('without the right to install packages, Playwright fetches its own', async () => {
  const laptop = machine({ files: ['/usr/bin/apt-get'], installs: { playwright: own } });
  expect(await ensureBrowser(laptop)).toBe(own);
  expect(laptop.commands).toEqual(['playwright install chromium', `${own} --version`]);
});

it.each([
  ['cannot be installed', machine({ files: [] })],
  ['does not start', machine({ files: [own], startsWithCode: 127 })],
])('a browser that %s is an error that names two ways out', async (_problem, bare) => {
  await expect(ensureBrowser(bare)).rejects.toThrow(
    'There is no Chromium that starts, so the tests in a browser cannot run. Install one with your system’s packages ' +
      'as /usr/bin/chromium-headless-shell or /usr/bin/chromium, or with "npx playwright install --with-deps chromium", and run the command again.',
  );
});
