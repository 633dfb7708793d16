/** The project's own files, as the tests about the repository read them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

export interface SourceFile {
  /** From the project's folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const notOurs = new Set([
  '.cache',
  '.cms',
  '.git',
  '.next',
  'node_modules',
  'out',
  'playwright-report',
  'reports',
  'test-results',
]);

const codePattern = /\.(ts|tsx|mjs)$/;

/** All files in a folder of the project whose path matches, without what tools have written. */
export function filesIn(folder: string, pattern: RegExp): readonly SourceFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (notOurs.has(entry.name)) return [];
    if (entry.isDirectory()) return filesIn(path, pattern);
    return pattern.test(path) ? [{ path, text: readFileSync(path, 'utf8') }] : [];
  });
}

/** The code of the site, without its tests. */
export function siteCode(): readonly SourceFile[] {
  return ['app', 'components', 'lib', 'content-types'].flatMap((folder) => filesIn(folder, codePattern));
}

/** The project's file that an import names, without its ending; null for a package. */
export function importedPath(importer: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (!specifier.startsWith('.')) return null;
  return normalize(join(dirname(importer), specifier)).replaceAll('\\', '/');
}

/** The project's files that a file imports, without their endings. */
export function importsOf({ path, text }: SourceFile): readonly string[] {
  const { importedFiles } = ts.preProcessFile(text);
  return importedFiles.flatMap(({ fileName }) => importedPath(path, fileName) ?? []);
}

export function withoutEnding(path: string): string {
  return path.replace(codePattern, '');
}
