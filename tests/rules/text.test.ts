import { describe, expect, it } from 'vitest';
import { filesIn } from './sourceFiles';

const everything = filesIn(
  '.',
  /\.(ts|tsx|mjs|cjs|js|json|md|scss|yml|yaml|conf|sh|html|svg|csv)$|(^|\/)\.[^/]+$|^\.ci\//,
);

/** Written so that this file does not hold what it looks for. */
const machinePath = new RegExp(String.raw`(^|[\s"'\`(=])(/(home|Users|root|work)/[\w.-]+|[A-Z]:\\\w+)`);

/** The lines of these files that match, as `path:line`. */
function matching(files: typeof everything, pattern: RegExp): readonly string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

describe('text', () => {
  it('B9 is Swiss: no «ß» in content and interface', () => {
    const written = [...filesIn('content-types/sample', /\.(yaml|csv|svg)$/), ...filesIn('lib/i18n', /\.(ts|json)$/)];
    expect(written.length).toBeGreaterThan(0);
    expect(matching(written, /ß/)).toEqual([]);
  });

  it('has no path of a machine', () => {
    const files = everything.filter(({ path }) => path !== 'package-lock.json');
    expect(matching(files, machinePath)).toEqual([]);
  });
});

it('a colon is written as the language has it: no component writes one itself', () => {
  const components = ['app', 'components', 'lib/charts', 'lib/drawing'].flatMap((place) => filesIn(place, /\.tsx$/));
  const own = /["\w]>: |\}:\{' '\}|\}: ?<\/|`\$\{[^}]+\}: \$\{/;
  expect(components.length).toBeGreaterThan(100);
  expect(matching(components, own)).toEqual([]);
});

it('the rules are only switched off with a reason', () => {
  const withoutReason = /(eslint|stylelint)-disable(?!.*--\s*\S+)|@ts-(ignore|nocheck)|@ts-expect-error\s*$/;
  const files = everything.filter(({ path }) => /\.(tsx?|mjs|scss)$/.test(path) && path !== 'tests/rules/text.test.ts');
  expect(matching(files, withoutReason)).toEqual([]);
});
