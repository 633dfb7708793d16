import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { z } from 'zod';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const resultSchema = z.object({
  violations: z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) })),
});

/** Everything axe knows of WCAG 2.0 to 2.2, levels A and AA, and its best practices; no rule is switched off. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations on a page, each with its rule and the elements. The script is injected past the page's own policy. */
export async function accessibilityViolations(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const expression = `${axeSource}; axe.run(document, { runOnly: ${JSON.stringify(tags)} })`;
  const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  await session.detach();
  const { violations } = resultSchema.parse(result.value);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}
