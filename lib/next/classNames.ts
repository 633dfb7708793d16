/** The names that Next.js has given to the classes of a style module. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import { compile } from 'sass';
import { paths } from '../base/paths';
import { UnexpectedNextError } from './unexpected';

/** By the name in the source; with those that it is composed of. */
export type ClassNames = Readonly<Record<string, string>>;

/** All style sheets of the compiled code, as one text. */
export async function compiledStyles(): Promise<string> {
  const folder = path.join(paths.compiled, 'static', 'chunks');
  const sheets = (await readdir(folder)).filter((file) => file.endsWith('.css')).sort();
  return (await Promise.all(sheets.map((file) => readFile(path.join(folder, file), 'utf8')))).join('\n');
}

/**
 * `file`: relative to the working directory, `components/ui/Box/Box.module.scss`. Throws an UnexpectedNextError if `styles` has no
 * class of it: an island would look other than its page.
 */
export function classNamesOf(file: string, styles: string): ClassNames {
  // The compiler of Next.js has Lightning CSS begin each name with a hash of the file's own, as it calls the file.
  const compiled = transform({
    filename: `[project]/${file}.module.css`,
    code: Buffer.from(compile(file).css),
    cssModules: { pattern: '[hash]_[local]' },
  });
  // Lightning CSS lists them in another order at each run.
  const classes = Object.entries(compiled.exports ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
  if (classes.some(([, { name }]) => styles.includes(`.${name}`))) {
    return Object.fromEntries(
      classes.map(([local, { name, composes }]) => [local, [name, ...composes.map((other) => other.name)].join(' ')]),
    );
  }
  const expected = classes.map(([, { name }]) => name).join(', ');
  throw new UnexpectedNextError(`No class of ${file} is in the compiled style sheets; expected one of: ${expected}.`);
}
