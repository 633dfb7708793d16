/** Numbers and what they count stay on one line, in all text of the site. */
import { expect, test } from '@playwright/test';
import { pageFile } from '../lib/site/pageFiles';
import { allAddresses, fileOf } from './support/site';

const unit = String.raw`(?:[%‰€]|°C|CHF|kW|[kMGT]Wh|[km]m?[²³]|km|kg|[kM][Bo]|Prozent|pour cent|per cento|percent|per cent|Mio\.|Million|million|milion)`;
/** A line may end at these. */
const plainSpace = String.raw`[ \t\n]`;
const parted = new RegExp(String.raw`\d${plainSpace}+${unit}(?![\p{L}\p{N}])`, 'gu');
const partedDigits = /(?<![\d+.,]|\d )[1-9]\d{0,2}(?: \d{3})+(?!\d| \d)/g;
/** The lines of a text in a drawing. */
const partedLine = new RegExp(String.raw`\d</tspan><tspan[^>]*>\u202f?(?:\d{3}\b|${unit}<)`, 'gu');

function faultsIn(html: string): readonly string[] {
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
  const faults = allAddresses.flatMap((address) =>
    faultsIn(fileOf(pageFile(address))).map((fault) => `${address}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('the check notices what is parted', () => {
  const faults = faultsIn(
    '<p>Es sind 4,5 % oder <b>12</b> Prozent</p><p>1 059 022</p><text><tspan>1</tspan><tspan>059</tspan></text>',
  );
  expect(faults).toHaveLength(4);
});
