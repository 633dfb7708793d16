import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from '@playwright/test';
import { z } from 'zod';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const resultSchema = z.object({
  violations: z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) })),
});

/** Everything axe knows of WCAG 2.0 to 2.2, levels A and AA, and its best practices; no rule is switched off. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that depends on the scheme: its rules are those of axe's category of colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What visitors may have chosen in their system. */
const schemes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** The script is injected past the page's own policy. At the top of the page, where the header that stays in view covers nothing. */
async function withAxe<Result>(page: Page, work: (session: CDPSession) => Promise<Result>): Promise<Result> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axeSource });
  const result = await work(session);
  await session.detach();
  return result;
}

const withoutColours = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));

interface Chosen {
  /** A selector: what is around it has been looked at with the page. */
  readonly part?: string | undefined;
  readonly runOnly?: readonly string[];
  readonly rules?: typeof withoutColours;
}

async function violationsNow(session: CDPSession, { part = 'html', runOnly = tags, rules = {} }: Chosen) {
  const options = JSON.stringify({ runOnly, rules, resultTypes: ['violations'] });
  const expression = `axe.run(${JSON.stringify(part)}, ${options})`;
  const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  const { violations } = resultSchema.parse(result.value);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}

/** The violations on a page, or in a part of it, as it is shown now, each with its rule and the elements. */
export async function accessibilityViolations(page: Page, part?: string): Promise<readonly string[]> {
  return withAxe(page, (session) => violationsNow(session, { part }));
}

/** The same but for colours, which do not depend on the language: those of the German page are those of its translations. */
export async function violationsInTranslation(page: Page, part?: string): Promise<readonly string[]> {
  return withAxe(page, (session) => violationsNow(session, { part, rules: withoutColours }));
}

/**
 * The violations on a page, or in a part of it, in light, dark and forced colours, each with the scheme in front. A scheme changes nothing
 * but colours, so only these are looked at again.
 */
export async function violationsInAllSchemes(page: Page, part?: string): Promise<readonly string[]> {
  return withAxe(page, async (session) => {
    const found: string[] = [];
    for (const [name, media] of Object.entries(schemes)) {
      await page.emulateMedia(media);
      const runOnly = media === schemes.light ? tags : colourRules;
      found.push(...(await violationsNow(session, { part, runOnly })).map((violation) => `${name}: ${violation}`));
    }
    return found;
  });
}
