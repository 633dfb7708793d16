/** What the files of all pages hold; links, headings and titles are checked by each build. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { languageTag } from '@/lib/i18n/paths';
import { emptyLabels } from './support/emptyLabels';
import { allAddresses, fileOf, htmlOf, isFramed, localeOf } from './support/site';

// One worker reads each page once for all of them.
test.describe.configure({ mode: 'default' });

/** What is wrong with each page, after its address. */
function faultsOfAll(faultsIn: (html: string, address: string) => readonly string[]): readonly string[] {
  return allAddresses.flatMap((address) => faultsIn(htmlOf(address), address).map((fault) => `${address}: ${fault}`));
}

function matches(html: string, pattern: RegExp): readonly string[] {
  return Array.from(html.matchAll(pattern), ([, found = '']) => found);
}

test('every page says its language, and names all its languages but in frames', () => {
  const all = [...Object.values(languageTag), 'x-default'].toSorted().join(' ');
  const faults = faultsOfAll((html, address) => {
    const [own] = matches(html, /<html lang="([^"]+)"/g);
    const named = matches(html, /<link rel="alternate" hrefLang="([^"]+)"/gi)
      .toSorted()
      .join(' ');
    const isRight = own === languageTag[localeOf(address)] && (isFramed(address) || named === all);
    return isRight ? [] : [`${String(own)}, ${named}`];
  });
  expect(faults).toEqual([]);
});

test('no name of a fact, no heading and no legend stands alone', () => {
  expect(faultsOfAll(emptyLabels)).toEqual([]);
});

test('sitemap.xml lists exactly the addresses that search engines may take', () => {
  const listed = matches(fileOf('sitemap.xml'), /<loc>([^<]+)<\/loc>/g).map((address) =>
    decodeURI(new URL(address).pathname),
  );
  const open = allAddresses.filter((address) => !htmlOf(address).includes('<meta name="robots" content="noindex'));
  expect(open.length).toBeLessThan(allAddresses.length);
  expect(listed.toSorted()).toEqual(open.toSorted());
});

test('every page has a picture for other sites, with a full address and its size', () => {
  const faults = faultsOfAll((html, address) => {
    const image = /<meta property="og:image" content="(?<url>[^"]+)"/.exec(html)?.groups?.['url'] ?? '';
    const isThere = URL.canParse(image) && existsSync(path.join('out', new URL(image).pathname));
    const isWhole = html.includes('property="og:image:width" content="1200"') && html.includes('og:image:alt');
    // Nobody shares what is made for frames.
    return isFramed(address) || (isThere && isWhole) ? [] : [image];
  });
  expect(faults).toEqual([]);
});

const unit = String.raw`(?:[%‰€]|°C|CHF|kW|[kMGT]Wh|[km]m?[²³]|km|kg|[kM][Bo]|Prozent|pour cent|per cento|percent|per cent|Mio\.|Million|million|milion)`;
/** A line may end at these. */
const plainSpace = String.raw`[ \t\n]`;
const parted = new RegExp(String.raw`\d${plainSpace}+${unit}(?![\p{L}\p{N}])`, 'gu');
const partedDigits = /(?<![\d+.,]|\d )[1-9]\d{0,2}(?: \d{3})+(?!\d| \d)/g;
/** The lines of a text in a drawing. */
const partedLine = new RegExp(String.raw`\d</tspan><tspan[^>]*>\u202f?(?:\d{3}\b|${unit}<)`, 'gu');

/** Numbers and what they count that a line may part. */
function partedNumbers(html: string): readonly string[] {
  // What is copied into other programs has the spaces that they know.
  const shown = html.replace(/<(script|style|textarea)\b.*?<\/\1>/gs, '');
  const descriptions = [...shown.matchAll(/<(?:title|meta)\b[^>]*>[^<]*/g)].join(' ');
  const text = shown.replace(/<!--.*?-->|<\/?(?:b|span|strong|em|a|small)\b[^>]*>/gs, '').replace(/<[^>]+>/g, '\0');
  return [
    ...[...text.matchAll(parted), ...descriptions.matchAll(parted)],
    ...[...text.matchAll(partedDigits), ...descriptions.matchAll(partedDigits)],
    ...shown.matchAll(partedLine),
  ].map(([found]) => found);
}

test('no number is parted from its unit on any page', () => {
  expect(faultsOfAll(partedNumbers)).toEqual([]);
});

test('the check notices what is parted', () => {
  const faults = partedNumbers(
    '<p>Es sind 4,5 % oder <b>12</b> Prozent</p><p>1 059 022</p><text><tspan>1</tspan><tspan>059</tspan></text>',
  );
  expect(faults).toHaveLength(4);
});
