import { describe, expect, it } from 'vitest';
import { filesIn } from './sourceFiles';

const tokenFile = 'app/_styles/_tokens.scss';

/** `#fff`, `rgb(…)`, `oklch(…)`; a `#` before a letter that is no digit of a colour is an anchor. */
const colour = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;

function linesWith(files: ReturnType<typeof filesIn>): readonly string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (colour.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

describe('colours', () => {
  it('are in the file of tokens alone, so that a canton changes them in one place', () => {
    const places = ['app', 'components', 'lib/charts', 'lib/drawing'];
    const styles = places.flatMap((place) => filesIn(place, /\.scss$/));
    const components = places.flatMap((place) => filesIn(place, /\.tsx?$/));
    expect(styles.length).toBeGreaterThan(1);
    expect(linesWith([...styles, ...components].filter(({ path }) => path !== tokenFile))).toEqual([]);
  });

  it('are found where they are', () => {
    expect(linesWith(filesIn('app/_styles', /_tokens\.scss$/)).length).toBeGreaterThan(10);
  });
});
