/** Each statement of the behaviour that was asked for has a test whose name begins with its number: «B3.4 …». */
import { expect, it } from 'vitest';
import { filesIn } from './sourceFiles';

/** How many statements each section has: 1 languages and addresses, 2 reading the CMS … 8 search. */
const statementsIn = [9, 10, 9, 4, 7, 4, 7, 6];

const statements = statementsIn.flatMap((count, section) =>
  Array.from({ length: count }, (_, statement) => `B${section + 1}.${statement + 1}`),
);

it('no statement has lost its test', () => {
  const tests = ['tests', 'e2e'].flatMap((folder) => filesIn(folder, /\.(?:test|spec)\.tsx?$|Tests\.ts$/));
  const named = new Set(tests.flatMap(({ text }) => text.match(/\bB\d\.\d+\b/g) ?? []));
  expect(statements.filter((statement) => !named.has(statement))).toEqual([]);
});
