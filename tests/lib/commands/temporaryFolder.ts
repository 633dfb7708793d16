import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

export interface TemporaryFolder {
  readonly path: string;
  /** Writes a file and the folders above it. */
  write(file: string, content: string): void;
}

/** A folder with these files, gone after the test. */
export function temporaryFolder(files: Readonly<Record<string, string>> = {}): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'statistikportal-'));
  onTestFinished(() => {
    rmSync(path, { recursive: true, force: true });
  });
  const write = (file: string, content: string): void => {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), content);
  };
  for (const [file, content] of Object.entries(files)) write(file, content);
  return { path, write };
}
