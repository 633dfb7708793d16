/** A build that takes over what has not changed makes the same site, byte for byte, as one that renders every page. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/lib/shared/paths';
import { parseStates } from '@/lib/open-data/history/statesFile';
import { tinySite, tinySiteTranslations } from '../../fixtures/tinySite';
import { randomNumbers } from '../../support/random';
import { density, vacancies } from '../../support/areaSite';
import { openWorkshop } from '../../support/workshop';
import type { Workshop } from '../../support/workshop';
import { breakCode } from '../builds/brokenCode';
import { changeFigures, editIndicator, embargoEnd, steps } from './edits';
import type { EditedContent } from './edits';

const random = randomNumbers(20_261_122);

/** With pages of areas. */
const products = [...tinySite.products, vacancies, density];

let workshop: Workshop;
let edited: EditedContent = { content: { ...tinySite, products }, translations: tinySiteTranslations };

beforeAll(async () => {
  workshop = await openWorkshop(path.join(paths.cache, 'workshop'), 'tests/fixtures/media');
  // The tests of whole sites have compiled this code.
  await breakCode(workshop.folder);
  await workshop.edit(edited);
  await workshop.compile();
  await workshop.build('2026-09-01T08:00:00Z');
});

afterAll(() => workshop.close());

function allPages(log: string): number {
  return Number(/(\d+) pages in out/.exec(log)?.[1]);
}

type Hashes = Readonly<Record<string, string>>;

/** The site is what a full build makes. Of one that is waited for, pictures for other sites may follow later; what is there is the same. */
async function expectWhole(asOf: string): Promise<void> {
  const rebuilt = await workshop.hashes();
  await workshop.buildWhole(asOf);
  const whole = await workshop.hashes();
  const later = Object.entries(whole).filter(([file]) => file.startsWith('share/') && rebuilt[file] === undefined);
  expect({ ...rebuilt, ...Object.fromEntries(later) }).toEqual(whole);
}

/** `12 pages in out/, 3 of them rendered now` */
function renderedPages(log: string): number {
  return Number(/(\d+) of them rendered now/.exec(log)?.[1]);
}

/** Instants of builds whose content alone differs. */
const day = '2026-09-01';

it('after edits, a build makes what a full build makes', async () => {
  const asOf = `${day}T10:00:00Z`;
  for (const [place, step] of steps.entries()) {
    for (const edit of step) edited = edit(edited, random, place);
    await workshop.edit(edited);
    await workshop.build(asOf);
  }
  await expectWhole(asOf);
});

it('renders only the pages that show what was changed', async () => {
  edited = editIndicator(edited, 'Neu erklärt [de]');
  await workshop.edit(edited);
  const log = await workshop.build(`${day}T10:00:00Z`);
  // The indicator in the languages that show its German text or tell when it was changed.
  expect(renderedPages(log)).toBeGreaterThan(0);
  expect(renderedPages(log)).toBeLessThanOrEqual(16);
  expect(allPages(log)).toBeGreaterThan(100);
});

it('`next build` renders every page, whatever the build before it has left out', async () => {
  const log = await workshop.build(new Date().toISOString());
  expect(renderedPages(log)).toBeLessThan(allPages(log));
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

  it('are there for the end of an embargo, of which nobody may know yet', async () => {
    await workshop.edit(changeFigures(edited, random, 8888));
    await workshop.build(embargoEnd);
    expect(await fileOf(`daten/indikator/${key}.csv`)).toContain('8888.5');
  });

  it('stay as they were under the day, are told on the page, and have nothing of what was built in advance', async () => {
    const [changed, asOf] = ['2026-09-09', '2026-09-10T06:00:00Z'];
    edited = { ...edited, content: { ...edited.content, products } };
    await workshop.edit(edited);
    await workshop.build(`${changed}T06:00:00Z`);
    const before = await fileOf(`daten/indikator/${key}.csv`);
    edited = changeFigures(edited, random, 7000);
    await workshop.edit(edited);
    await workshop.build(asOf);
    const { indicators } = parseStates((await fileOf('daten/staende.json')) ?? '');
    expect(indicators[key]?.current.day).toBe('2026-09-10');
    expect(indicators[key]?.earlier[0]?.day).toBe(changed);
    expect(JSON.stringify(indicators)).not.toContain('8888');
    expect(await fileOf(`daten/indikator/${key}.csv`)).toContain('7000.5');
    expect(await fileOf(`daten/indikator/${key}/${changed}.csv`)).toBe(before);
    expect(await fileOf(`indikatorenportal/${key}.html`)).toContain(`href="/daten/indikator/${key}/${changed}.csv"`);
    expect(await fileOf('neu.html')).toContain(`href="/indikatorenportal/${key}"`);
    await expectWhole(asOf);
  });
});
