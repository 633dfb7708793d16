import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

interface Outcome {
  readonly code: number;
  readonly output: string;
}

function schemaCommand(...parameters: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'lib/commands/schema.ts', ...parameters],
      (_error, output, errors) => resolve({ code: child.exitCode ?? -1, output: output + errors }),
    );
  });
}

describe('the command cms:schema', () => {
  it('writes a Strapi project for the intranet', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'schema-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    expect((await schemaCommand('--strapi', '4', '--out', folder, '--intranet')).code).toBe(0);
    const quiz = await readFile(path.join(folder, 'src/api/quiz/content-types/quiz/schema.json'), 'utf8');
    expect(quiz).toContain('"pluralName": "quizes"');
  });

  it('refuses an unknown version', async () => {
    const { code, output } = await schemaCommand('--strapi', '3', '--out', 'nowhere');
    expect(code).toBe(1);
    expect(output).toContain('Usage:');
    expect(output).toContain('npm run cms:schema -- --strapi 4|5 --out <folder>');
  });
});
