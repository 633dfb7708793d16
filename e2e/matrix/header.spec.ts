/** The header at every width, with menus of other offices. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { headerFit } from '../../lib/site/headerFit';
import { locales } from '../../content-types/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { test } from '../support/onePage';
import { pageOfEachKind } from '../support/site';
import { openMenu } from '../support/ways';

/** The main menu of an office that has other entries; the header is made for them as the build makes it. */
async function fillMenu(page: Page, labels: readonly string[]): Promise<void> {
  const { name, subtitle } = await page.evaluate(() => {
    const texts = [...document.querySelectorAll('[data-site-header] a:first-child > span > span')];
    return { name: texts[0]?.textContent ?? '', subtitle: texts[1]?.textContent ?? '' };
  });
  const step = headerFit({ name, subtitle, entries: labels.map((label) => ({ label, isExternal: false })) });
  await page.evaluate(
    ({ texts, line }) => {
      const list = document.querySelector('[data-site-header] nav ul');
      const entry = list?.querySelector('li:has(a[data-menu-key])');
      if (!list || !entry) throw new Error('The header has no menu.');
      const entries = texts.map((text) => {
        const copy = entry.cloneNode(true);
        const link = copy instanceof Element ? copy.querySelector('a') : null;
        if (link) link.textContent = text;
        return copy;
      });
      list.replaceChildren(...entries);
      document.querySelector('[data-site-header]')?.setAttribute('data-line', line);
    },
    { texts: labels, line: String(step) },
  );
}

/** Each side of where letters, and what the header shows, change. */
const widths = [320, 768, 1024, 1280, 1440, 1792, 2304];

/** What is seen of the header, once the window is drawn in its new width: until then, pages that were wider still are. */
async function lookAtHeader(page: Page) {
  const drawn = (): Promise<void> =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  await page.evaluate(drawn);
  return page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    letter: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    header: document.querySelector('[data-site-header]')?.getBoundingClientRect().height ?? 0,
    languages: [...document.querySelectorAll('[data-site-header] nav')].at(-1)?.getClientRects().length ?? 0,
    menu: document.querySelector('[data-site-header] [popovertarget]')?.getClientRects().length ?? 0,
  }));
}

const article = pageOfEachKind['untranslated-article'] ?? pageOfEachKind['article'] ?? '/artikel';

for (const path of ['/themen', localizedPath('fr', article)]) {
  test(`the header of ${path} fits at every width, whatever its menu holds: in one line or folded into it`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const count of [1, 4, 6, 8, 10, 14]) {
      const labels = Array.from(
        { length: count },
        (_, index) => ['Indikatoren', 'Bauen und Wohnen', 'Daten'][index % 3] ?? '',
      );
      await fillMenu(page, labels);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const seen = await lookAtHeader(page);
        const where = `${count} entries at ${width} px`;
        expect(seen.page, where).toBe(width);
        // In lines of the letters that such a window has.
        expect(seen.header, where).toBeLessThanOrEqual(4.5 * seen.letter);
        // Either the languages are seen, or the button that leads to them.
        expect(Math.sign(seen.languages) + Math.sign(seen.menu), where).toBe(1);
      }
    }
  });
}

test('the folded menu shows its entries closely below each other, none cut off', async ({ page }) => {
  await page.goto('/themen');
  await fillMenu(page, Array<string>(14).fill('Veröffentlichungskalender'));
  await openMenu(page);
  const panel = page.locator('[data-site-header] [popover]');
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await panel
      .locator('nav ul a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(14);
    expect(Math.max(...heights)).toBeLessThan(120);
    expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

test('in every language the search of the header is as wide, and the narrowest phones read the name of the canton, too', async ({
  page,
}) => {
  const header = page.locator('[data-site-header]');
  const sizes = new Map<number, Set<number>>([1280, 1440, 2560].map((width) => [width, new Set<number>()]));
  for (const [index, locale] of locales.entries()) {
    const path = localizedPath(locale, ['/themen', article, '/indikatorenportal'][index % 3] ?? '/themen');
    await page.goto(path);
    for (const [width, seen] of sizes) {
      await page.setViewportSize({ width, height: 900 });
      seen.add(Math.round((await header.getByRole('search').boundingBox())?.width ?? 0));
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    const subtitle = header.locator('a').first().locator('span > span').nth(1);
    expect((await subtitle.boundingBox())?.width ?? 0, path).toBeGreaterThan(40);
    expect((await header.boundingBox())?.height ?? 0, path).toBeLessThanOrEqual(64);
  }
  for (const [width, seen] of sizes) {
    expect([...seen], `at ${width} px`).toHaveLength(1);
    expect([...seen][0], `at ${width} px`).toBeGreaterThan(150);
  }
});
