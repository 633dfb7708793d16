/** A build that takes over what has not changed makes the same site, byte for byte, as one that renders every page. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/lib/base/paths';
import { parseStates } from '@/lib/site/data-history/statesFile';
import { tinySite, tinySiteTranslations } from '../../fixtures/tinySite';
import { randomNumbers } from '../../support/random';
import { density, vacancies } from '../../support/areaSite';
import { openWorkshop } from '../../support/workshop';
import type { Workshop } from '../../support/workshop';
import { edits, editIndicator, embargoEnd } from './edits';
import type { EditedContent } from './edits';

const random = randomNumbers(20_261_122);
/** Edits between two builds that render everything. */
const editsAtOnce = 5;

/** With pages of areas. */
const products = [...tinySite.products, vacancies, density];

let workshop: Workshop;
let edited: EditedContent = { content: { ...tinySite, products }, translations: tinySiteTranslations };

beforeAll(async () => {
  workshop = await openWorkshop(path.join(paths.cache, 'rebuild-test'), 'tests/fixtures/media');
  await workshop.edit(edited);
  await workshop.build('2026-09-01T08:00:00Z');
});

afterAll(() => workshop.close());

function allPages(log: string): number {
  return Number(/(\d+) pages in out/.exec(log)?.[1]);
}

type Hashes = Readonly<Record<string, string>>;

/** Of a site that is waited for, pictures for other sites may follow later; what is there is the same. */
function expectSame(rebuilt: Hashes, whole: Hashes): void {
  const later = Object.entries(whole).filter(([file]) => file.startsWith('share/') && rebuilt[file] === undefined);
  expect({ ...rebuilt, ...Object.fromEntries(later) }).toEqual(whole);
}

/** `12 pages in out/, 3 of them rendered now` */
function renderedPages(log: string): number {
  return Number(/(\d+) of them rendered now/.exec(log)?.[1]);
}

const series = Object.entries(edits);
const groups = Array.from({ length: Math.ceil(series.length / editsAtOnce) }, (_, index) =>
  series.slice(index * editsAtOnce, (index + 1) * editsAtOnce),
);

describe('after edits, a build makes what a full build makes', () => {
  it.each(groups.map((group, index) => ({ group, index, names: group.map(([name]) => name).join(', ') })))(
    '$index: $names',
    async ({ group, index }) => {
      const asOf = `2026-09-01T${String(9 + index).padStart(2, '0')}:00:00Z`;
      for (const [place, [, edit]] of group.entries()) {
        edited = edit(edited, random, index * editsAtOnce + place);
        await workshop.edit(edited);
        await workshop.build(asOf);
      }
      const rebuilt = await workshop.hashes();
      await workshop.buildWhole(asOf);
      expectSame(rebuilt, await workshop.hashes());
    },
  );
});

it.each([
  ['for the end of an embargo, of which nobody may know yet', embargoEnd],
  ['of the next day after it', '2026-09-02T06:00:00Z'],
])('a build %s makes what a full build makes', async (_, asOf) => {
  await workshop.build(asOf);
  const rebuilt = await workshop.hashes();
  await workshop.buildWhole(asOf);
  expectSame(rebuilt, await workshop.hashes());
});

it('renders only the pages that show what was changed', async () => {
  const asOf = '2026-09-02T07:00:00Z';
  await workshop.build(asOf);
  edited = editIndicator(edited, 'Neu erklärt [de]');
  await workshop.edit(edited);
  const log = await workshop.build(asOf);
  // The indicator in the languages that show its German text or tell when it was changed.
  expect(renderedPages(log)).toBeGreaterThan(0);
  expect(renderedPages(log)).toBeLessThanOrEqual(16);
  expect(allPages(log)).toBeGreaterThan(100);
});

it('`next build` renders every page, whatever the build before it has left out', async () => {
  await workshop.build(new Date().toISOString());
  await workshop.build(new Date().toISOString());
  const pagesOf = (hashes: Hashes) => Object.entries(hashes).filter(([file]) => file.endsWith('.html'));
  const rebuilt = pagesOf(await workshop.hashes());
  await workshop.buildByNext();
  expect(pagesOf(await workshop.hashes())).toEqual(rebuilt);
});

describe('data that change', () => {
  const key = '100';

  async function fileOf(name: string): Promise<string | undefined> {
    return readFile(path.join(workshop.folder, 'out', name), 'utf8').catch(() => undefined);
  }

  it('stay as they were under the day, are told on the page, and make what a full build makes', async () => {
    const asOf = '2026-09-10T06:00:00Z';
    edited = { ...edited, content: { ...edited.content, products } };
    await workshop.edit(edited);
    await workshop.build('2026-09-09T06:00:00Z');
    const before = await fileOf(`daten/indikator/${key}.csv`);
    edited = edits['a figure']?.(edited, random, 7000) ?? edited;
    await workshop.edit(edited);
    await workshop.build(asOf);
    const { indicators } = parseStates((await fileOf('daten/staende.json')) ?? '');
    const day = indicators[key]?.earlier[0]?.day ?? '';
    expect(indicators[key]?.current.day).toBe('2026-09-10');
    expect(await fileOf(`daten/indikator/${key}/${day}.csv`)).toBe(before);
    expect(await fileOf(`indikatorenportal/${key}.html`)).toContain(`href="/daten/indikator/${key}/${day}.csv"`);
    expect(await fileOf('neu.html')).toContain(`href="/indikatorenportal/${key}"`);
    const rebuilt = await workshop.hashes();
    await workshop.buildWhole(asOf);
    expectSame(rebuilt, await workshop.hashes());
  });

  it('leave nothing of a site that was built in advance', async () => {
    const secret = edits['a figure']?.(edited, random, 8888) ?? edited;
    await workshop.edit(secret);
    await workshop.build('2027-03-01T06:00:00Z');
    await workshop.edit(edited);
    await workshop.build('2026-09-11T06:00:00Z');
    const { indicators } = parseStates((await fileOf('daten/staende.json')) ?? '');
    expect(indicators[key]?.current.day).toBe('2026-09-10');
    expect(JSON.stringify(indicators)).not.toContain('8888');
    expect(await fileOf(`daten/indikator/${key}.csv`)).toContain('7000.5');
  });
});
