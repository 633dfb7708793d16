/**
 * Which test files share modules and a document with others, and which have their own; read when Vitest starts. A file
 * is alone if it, or a helper of the tests that it imports, replaces modules or loads them again, because others would get
 * what it has made of them, or if it begins with the reason: `/** Alone: reason. *\/`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const isOwn = /\bvi\.(?:mock|doMock|resetModules)\(|^\/\*\* Alone: /;

const helperImport = /from '(\.[^']+)'/g;

/**
 * The file of the tests that an import names; undefined for what is not TypeScript.
 * @param {string} importer
 * @param {string} specifier
 */
function importedFile(importer, specifier) {
  const name = path.join(path.dirname(importer), specifier);
  return [`${name}.ts`, `${name}.tsx`].find((file) => existsSync(file));
}

/**
 * @param {string} file
 * @param {Set<string>} seen
 * @returns {boolean}
 */
function isAlone(file, seen = new Set()) {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (isOwn.test(text)) return true;
  const helpers = [...text.matchAll(helperImport)].flatMap(([, name = '']) => importedFile(file, name) ?? []);
  return helpers.some((helper) => isAlone(helper, seen));
}

/**
 * All test files below a folder of the project, as paths from there.
 * @param {string} folder
 */
export function testFilesIn(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => path.posix.join(folder, name));
  const alone = new Set(files.filter((file) => isAlone(file)));
  return { alone: [...alone], shared: files.filter((file) => !alone.has(file)) };
}
