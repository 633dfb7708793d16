import { describe, expect, it } from 'vitest';
import { filesIn } from './sourceFiles';
import { isNamed, listedSheets, partSheets, plainClasses, sharedClasses, wordsIn } from './styleSheets';

const sheets = partSheets();
const shared = sharedClasses();
const all = new Set([...shared, ...sheets.flatMap(({ classes }) => [...classes])]);
const code = ['app', 'components', 'lib/charts', 'lib/drawing'].flatMap((folder) => filesIn(folder, /\.tsx?$/));
const words = wordsIn(code);

function isOwn(name: string, prefix: string): boolean {
  return name === prefix || name.startsWith(`${prefix}-`);
}

describe('the style sheets of parts', () => {
  it('are in the list of the site, each once', () => {
    expect(listedSheets().toSorted()).toEqual(sheets.map(({ path }) => path).toSorted());
  });

  it('have names of their own, because their classes begin with them', () => {
    const prefixes = sheets.map(({ prefix }) => prefix);
    expect(prefixes.filter((prefix, index) => prefixes.indexOf(prefix) !== index)).toEqual([]);
  });

  it.each(sheets)('$path has classes of its own or of all', ({ classes, prefix }) => {
    expect([...classes].filter((name) => !isOwn(name, prefix) && !shared.has(name))).toEqual([]);
  });

  it('have no class twice', () => {
    const own = sheets.flatMap(({ classes }) => [...classes]).filter((name) => !shared.has(name));
    expect(own.filter((name, index) => own.indexOf(name) !== index)).toEqual([]);
  });

  it('share no class that no part names', () => {
    expect([...shared].filter((name) => !isNamed(name, words))).toEqual([]);
  });

  it.each(sheets)('$path has no class that no part names', ({ classes }) => {
    expect([...classes].filter((name) => !isNamed(name, words))).toEqual([]);
  });
});

describe('the classes that parts name', () => {
  it('are in a sheet', () => {
    expect(plainClasses(code).filter((name) => !all.has(name))).toEqual([]);
  });

  it.each(sheets)('are in $path if they begin with its name', ({ prefix }) => {
    const named = [...words.whole].filter((name) => name.startsWith(`${prefix}-`));
    expect(named.filter((name) => !all.has(name) && !all.has(`${name}1`))).toEqual([]);
  });
});
