import { beforeAll, describe, expect, it } from 'vitest';
import { renderAddress } from '../../support/renderSite';
import type { Rendered } from '../../support/renderSite';
import { siteAddresses } from '../../support/sitePages';
import { changedCells, touchedPages } from '@/lib/content/changes';
import { createContents } from '@/lib/content/content';
import type { Cell } from '@/lib/content/reads';
import type { Snapshot } from '@/lib/content/snapshot';
import { groupBy } from '@/lib/base/groupBy';
import type { Contents } from '@/lib/site/contents';
import { chooseBy, randomNumbers } from '../../support/random';
import { site } from '../../support/site';
import { edited, edits, isEditName } from './randomEdits';
import type { EditName } from './randomEdits';

async function renderAll(contents: Contents, addresses: readonly string[]): Promise<ReadonlyMap<string, Rendered>> {
  const rendered = new Map<string, Rendered>();
  for (const address of addresses) rendered.set(address, await renderAddress(contents, address));
  return rendered;
}

/** Pages of every kind; Italian and English are like French. */
function addressesOf(contents: Contents): readonly string[] {
  const shown = siteAddresses(contents).filter(({ locale }) => ['de', 'fr', 'ls'].includes(locale));
  const ofKind = groupBy(shown, ({ page, locale }) => `${page.name}/${locale}`);
  const pages = [...ofKind.values()].flatMap((kind) => kind.slice(0, 2).map(({ localizedPath }) => localizedPath));
  return [...pages, '/search/de.json', '/search/fr.json', '/search/ls.json'];
}

/** So many pages are rendered again after each edit. */
const looked = 12;

/** Another one edits other entries. */
const seed = 1;

/** On a slow machine; in milliseconds. */
const longest = 120_000;

const before = site.snapshot;
let rendered: ReadonlyMap<string, Rendered>;
let reads: ReadonlyMap<string, readonly Cell[]>;

beforeAll(async () => {
  const contents = createContents(before);
  rendered = await renderAll(contents, addressesOf(contents));
  reads = new Map([...rendered].map(([address, { cells }]) => [address, cells]));
}, longest);

/** Pages that would change although nothing says so: there must be none. */
async function missedPages(after: Snapshot): Promise<readonly string[]> {
  const contents = createContents(after);
  const addresses = new Set(addressesOf(contents));
  const touched = new Set(touchedPages(reads, changedCells(before, after)));
  const untouched = [...rendered.keys()].filter((address) => addresses.has(address) && !touched.has(address));
  const chosen = untouched.filter((_, index) => index % Math.ceil(untouched.length / looked) === 0);
  const now = await renderAll(contents, chosen);
  return chosen.filter((address) => now.get(address)?.html !== rendered.get(address)?.html);
}

describe('pages that no change touches', () => {
  it.each(Object.keys(edits).filter(isEditName))(
    'D5 stay as they are after an edit: %s',
    async (name) => {
      const after = edited(before, name, chooseBy(randomNumbers(seed)));
      expect(changedCells(before, after)).not.toEqual(new Set());
      expect(await missedPages(after)).toEqual([]);
    },
    longest,
  );

  it(
    'D5 stay as they are on the next day and in the next year',
    async () => {
      expect(await missedPages({ ...before, asOf: '2027-01-01T10:00:00.000Z' })).toEqual([]);
    },
    longest,
  );
});

function touchedBy(name: EditName): readonly string[] {
  return touchedPages(reads, changedCells(before, edited(before, name, chooseBy(randomNumbers(seed)))));
}

describe('pages that a change touches', () => {
  it('D5 are no other indicators when the text of one is corrected', () => {
    const touched = touchedBy('textOfIndicator').filter((address) => /\/indikatorenportal\/\d+$/.test(address));
    expect(new Set(touched.map((address) => address.split('/').at(-1))).size).toBe(1);
    expect([...reads.keys()].filter((address) => /\/indikatorenportal\/\d+$/.test(address)).length).toBeGreaterThan(4);
  });

  it('D5 are all pages of a language when its menu says something else', () => {
    const touched = new Set(touchedBy('menu'));
    // A figure in a frame of another site has no menu.
    const german = [...reads.keys()].filter((address) => !/^\/(?:fr|ls|search|embed)(?:\/|$)/.test(address));
    expect(german.filter((address) => !touched.has(address))).toEqual([]);
  });
});
