/** The names of the classes of a style module in the compiled style sheets. */
import { transform } from 'lightningcss';
import { compile } from 'sass';
import type { ShortNames } from './shortenClassNames';
import { UnexpectedNextError } from './unexpected';

/** By the name in the source; with those that it is composed of. */
export type ClassNames = Readonly<Record<string, string>>;

/**
 * `file`: relative to the working directory, `components/ui/Box/Box.module.scss`. Throws an UnexpectedNextError if `shortNames`
 * has no class of it: an island would look other than its page.
 */
export function classNamesOf(file: string, shortNames: ShortNames): ClassNames {
  // The compiler of Next.js has Lightning CSS begin each name with a hash of the file's own, as it calls the file.
  const compiled = transform({
    filename: `[project]/${file}.module.css`,
    code: Buffer.from(compile(file).css),
    cssModules: { pattern: '[hash]_[local]' },
  });
  // Lightning CSS lists them in another order at each run.
  const classes = Object.entries(compiled.exports ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
  if (!classes.some(([, { name }]) => shortNames.has(name))) {
    const expected = classes.map(([, { name }]) => name).join(', ');
    throw new UnexpectedNextError(`No class of ${file} is in the compiled style sheets; expected one of: ${expected}.`);
  }
  return Object.fromEntries(
    classes.map(([local, { name, composes }]) => {
      const all = [name, ...composes.map((other) => other.name)];
      return [local, all.map((each) => shortNames.get(each) ?? each).join(' ')];
    }),
  );
}
