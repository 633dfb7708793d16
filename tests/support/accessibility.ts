import axe from 'axe-core';

/** The levels A and AA of WCAG 2.0 to 2.2 and the best practices, as in the journeys through the finished site. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds in the document. Contrast needs a real browser; the journeys is installed yet. */
export async function accessibilityViolations(): Promise<readonly string[]> {
  const { violations } = await axe.run(document, {
    runOnly: tags,
    rules: { 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
    // There is nothing to load in this document.
    preload: false,
    // Frames have no document of their own here.
    iframes: false,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
