/** The style sheets of parts, and what the code names of them. */
import { basename, join } from 'node:path';
import { compile } from 'sass';
import ts from 'typescript';
import { filesIn } from './sourceFiles';
import type { SourceFile } from './sourceFiles';

const folder = 'app/_styles';

export interface StyleSheet {
  /** From the project's folder. */
  readonly path: string;
  /** Begins its classes, followed by `-`; alone it is one, too: the name of the file. */
  readonly prefix: string;
  readonly classes: ReadonlySet<string>;
}

function kebabCase(name: string): string {
  return name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
}

/** With those that loops make. */
function classesIn(path: string): ReadonlySet<string> {
  const { css } = compile(path, { style: 'compressed' });
  return new Set(Array.from(css.matchAll(/\.([a-z][\w-]*)/g), ([, name = '']) => name));
}

/** Those of parts: files that begin with `_` are shared by several. */
export function partSheets(): readonly StyleSheet[] {
  const files = ['app', 'components', 'lib/charts', 'lib/drawing'].flatMap((place) =>
    filesIn(place, /\/[a-z]\w*\.scss$/i),
  );
  return files
    .map(({ path }) => path)
    .filter((path) => !path.startsWith(folder))
    .map((path) => ({ path, prefix: kebabCase(basename(path, '.scss')), classes: classesIn(path) }));
}

/** The classes that all parts may use. */
export function sharedClasses(): ReadonlySet<string> {
  return new Set(filesIn(folder, /\/_\w+\.scss$/).flatMap(({ path }) => [...classesIn(path)]));
}

/** The sheets of parts that `site.scss` lists, from the project's folder. */
export function listedSheets(): readonly string[] {
  const [{ text } = { text: '' }] = filesIn(folder, /\/site\.scss$/);
  return Array.from(text.matchAll(/@use '(.+\/.+)'/g), ([, name = '']) => `${join(folder, name)}.scss`);
}

/** The words of the code's texts. */
export interface Words {
  readonly whole: ReadonlySet<string>;
  /** Followed by `${…}`. */
  readonly begun: ReadonlySet<string>;
}

function piecesIn({ path, text }: SourceFile): readonly (ts.StringLiteralLike | ts.TemplateLiteralToken)[] {
  const pieces: (ts.StringLiteralLike | ts.TemplateLiteralToken)[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) pieces.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return pieces;
}

export function wordsIn(files: readonly SourceFile[]): Words {
  const pieces = files.flatMap(piecesIn);
  const words = pieces.flatMap((piece) => {
    const isBegun = ts.isTemplateHead(piece) || ts.isTemplateMiddle(piece);
    const found = piece.text.split(/\s/);
    return found.map((word, index) => ({ word, isBegun: isBegun && index === found.length - 1 }));
  });
  const those = (begun: boolean): ReadonlySet<string> =>
    new Set(words.flatMap(({ word, isBegun }) => (isBegun === begun && word !== '' ? [word] : [])));
  return { whole: those(false), begun: those(true) };
}

/** Those that stand in the markup as they are. */
export function plainClasses(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ text }) =>
    Array.from(text.matchAll(/className="([^"]+)"/g), ([, names = '']) => names.split(' ')).flat(),
  );
}

const number = /^\d+(?:half)?$/;

/** Whether the code names it: whole, or as a beginning and a number or another word. */
export function isNamed(name: string, { whole, begun }: Words): boolean {
  if (whole.has(name) || whole.has(name.replace(/\d+$/, ''))) return true;
  return [...begun].some((start) => {
    const rest = name.slice(start.length);
    return name.startsWith(start) && (rest === '' || number.test(rest) || whole.has(rest));
  });
}
