import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleDataPush } from '@/lib/commands/bundleDataPush';
import { spreadsheetOf } from '../../fixtures/archive';
import { serve } from '../../fixtures/faultServer';
import { json } from '../../fixtures/faults';
import { version } from '../../lib/office/data-push/standInCms';
import { temporaryFolder } from '../../lib/commands/temporaryFolder';

interface Ended {
  readonly code: unknown;
  readonly output: string;
  readonly errors: string;
}

const token = 'a-token-that-nobody-sees';

/** Runs a program where nothing of the project is. */
function run(program: string, parameters: readonly string[], environment: Readonly<Record<string, string>>) {
  const cwd = path.dirname(program);
  return new Promise<Ended>((resolve) => {
    execFile(
      process.execPath,
      [program, ...parameters],
      { cwd, env: { NODE_ENV: 'production', ...environment } },
      (error, output, errors) => {
        resolve({ code: error?.code ?? 0, output, errors });
      },
    );
  });
}

const numbers = [
  ['jahr', 'wert'],
  ['2025', '7'],
];
const rows = numbers.map((cells, row) => {
  const text = cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('');
  return `<row r="${row + 1}">${text}</row>`;
});

describe('npm run data:push as one file', () => {
  it('needs nothing but Node, reads spreadsheets too, and says by its code how it went', async () => {
    const server = await serve(json({ unreported: false, versions: [version(7), version(8)] }));
    const folder = temporaryFolder({ 'data/8.csv': 'jahr;wert\n2025;viel\n' });
    const program = path.join(folder.path, 'data-push.mjs');
    await bundleDataPush(program);
    await writeFile(path.join(folder.path, 'data/7.xlsx'), spreadsheetOf(rows.join('')));
    const settings = { CMS_URL: server.url, CMS_DATA_TOKEN: token };
    const faulty = await run(program, ['--dry-run', '--json', 'data'], settings);
    expect(faulty.code).toBe(1);
    expect(JSON.parse(faulty.output)).toMatchObject({
      isDryRun: true,
      changed: [{ indicator: 7, changes: ['data'], rows: 1 }],
      faults: [{ file: '8.csv', row: 2, column: 'wert' }],
    });
    folder.write('data/8.csv', 'jahr;wert\n2025;8\n');
    const right = await run(program, ['--dry-run', 'data'], settings);
    expect(right).toMatchObject({ code: 0, errors: '' });
    expect(right.output).toContain('2 indicators would change, 0 are the same.');
    expect(server.seen.every(({ method }) => method === 'GET')).toBe(true);
    const wrong = [
      await run(program, [], settings),
      await run(program, ['--dry', 'data'], settings),
      await run(program, ['nowhere'], settings),
      await run(program, ['data'], { CMS_URL: server.url }),
      await run(program, ['data'], { ...settings, CMS_URL: 'cms' }),
    ];
    expect(wrong.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2]);
    expect(JSON.stringify([faulty, right, wrong])).not.toContain(token);
  });
});
