/** What is read again, and what is not: the CMS changes in ways that leave the dates of entries as they were. */
import { describe, expect, it } from 'vitest';
import { RecordCache } from '@/lib/content/recordCache';
import { readSource } from '@/lib/content/readSource';
import type { SourceRecord } from '@/lib/content/readSource';
import { fakeCms } from './fakeCms';
import { article, theme, wireBlock, wireFile, wireImage } from './records';

const later = '2026-08-21T09:59:59.000Z';

const other = (attributes = {}, id = 2): SourceRecord => article('anderer', attributes, { id, documentId: 'anderer' });

function toOther(slug = 'anderer'): unknown {
  return { data: { id: 9, documentId: 'anderer', attributes: { slug } } };
}

const inBlock = (target: unknown): Readonly<Record<string, unknown>> => ({
  content: [wireBlock('background-article', { article: target })],
});

const one = (attributes = {}, id = 1): SourceRecord => article('einer', attributes, { id, documentId: 'einer' });

interface Case {
  readonly before: readonly SourceRecord[];
  readonly after: readonly SourceRecord[];
  /** Numbers of the records that are read whole. */
  readonly read: readonly number[];
}

const image = (file: unknown) => ({ image: { ...wireImage('/uploads/bild.svg'), file } });
const french = article('einer', {}, { id: 3, locale: 'fr', documentId: 'einer' });
const others = Array.from({ length: 5 }, (_, index) => article(`weiterer-${index}`, {}, { id: 10 + index }));

const cases: Readonly<Record<string, Case>> = {
  nothing: { before: [one(), other()], after: [one(), other()], read: [] },
  'a plain value, without its date': {
    before: [one(), other()],
    after: [one({ title: 'Neu' }), other()],
    read: [1],
  },
  'a relation, from its other end': {
    before: [one(), theme('wohnen')],
    after: [one({ display_themes: { data: [{ id: 1, attributes: { url: 'arbeit' } }] } }), theme('wohnen')],
    read: [1],
  },
  'the number of what a relation leads to': {
    before: [one({ highlight_articles: { data: [{ id: 2, documentId: 'x', attributes: { slug: 'a' } }] } })],
    after: [one({ highlight_articles: { data: [{ id: 5, documentId: 'x', attributes: { slug: 'a' } }] } })],
    read: [],
  },
  'the address of what a block leads to': {
    before: [one(inBlock(toOther())), other()],
    after: [one(inBlock(toOther('umbenannt'))), other({ slug: 'umbenannt', updatedAt: later }, 4)],
    read: [1, 4],
  },
  'what a block leads to, which was unpublished': {
    before: [one(inBlock(toOther())), other()],
    after: [one(inBlock({ data: null }))],
    read: [1],
  },
  'what a block leads to, which was published': {
    before: [one(inBlock({ data: null }))],
    after: [one(inBlock(toOther())), other()],
    read: [1, 2],
  },
  'a file, by another one under the same number': {
    before: [one(image(wireFile('/uploads/bild.svg'))), other()],
    after: [one(image(wireFile('/uploads/bild.svg', { name: 'neu.svg' }))), other()],
    read: [1],
  },
  'a language': { before: [one(), other()], after: [one(), other(), french], read: [3] },
  'an entry, which was deleted': { before: [one(), other()], after: [other()], read: [] },
};

/** What was read whole the second time, and what came of it. */
async function readTwice({ before, after }: Pick<Case, 'before' | 'after'>) {
  let site = before;
  const cms = fakeCms(() => site);
  const memory = new RecordCache();
  await readSource(cms, memory);
  const first = cms.readings.length;
  site = after;
  const records = await readSource(cms, memory);
  const whole = cms.readings.slice(first).filter(({ part }) => part === 'whole');
  return { records, whole };
}

/** The numbers of what they refer to do not matter to anybody. */
function withoutNumbers(records: readonly SourceRecord[]): string {
  return JSON.stringify(records, (name, value: unknown) => (name === 'id' ? undefined : value));
}

describe('the second reading', () => {
  // Among others: of a list most of which has changed, all is read.
  it.each(Object.entries(cases))('after a change of %s', async (_, { before, after, read }) => {
    const { records, whole } = await readTwice({ before: [...before, ...others], after: [...after, ...others] });
    expect(whole.flatMap(({ ids }) => ids ?? [])).toEqual(read);
    const everything = await readSource(fakeCms(() => [...after, ...others]));
    expect(withoutNumbers(records)).toEqual(withoutNumbers(everything));
  });

  it('sees what a block leads to, which was gone only while its entry was read', async () => {
    const edited = { updatedAt: later };
    const there = [one({ ...inBlock(toOther()), ...edited }), other({ updatedAt: later }, 8), ...others];
    let site = [one(inBlock(toOther())), other(), ...others];
    let isEdited = false;
    const cms = fakeCms(() => site, {
      before({ type, part }) {
        if (!isEdited || type !== 'articles') return;
        // Unpublished while the article is read whole, and published again before the lists are compared.
        if (part === 'whole' && site !== there) site = [one({ ...inBlock({ data: null }), ...edited }), ...others];
        else if (part === 'dates') site = there;
      },
    });
    const memory = new RecordCache();
    await readSource(cms, memory);
    site = [one({ ...inBlock(toOther()), ...edited }), other(), ...others];
    isEdited = true;
    const everything = await readSource(fakeCms(() => there));
    expect(withoutNumbers(await readSource(cms, memory))).toEqual(withoutNumbers(everything));
  });

  it('asks for some fifty records at a time', async () => {
    const many = (changed: number): readonly SourceRecord[] =>
      Array.from({ length: 300 }, (_, id) =>
        article(`artikel-${id}`, { title: id < changed ? 'Neu' : 'Alt' }, { id: id + 1 }),
      );
    const { whole } = await readTwice({ before: many(0), after: many(120) });
    expect(whole.map(({ ids }) => ids?.length)).toEqual([50, 50, 20]);
  });

  it('reads again what says nothing of its last change', async () => {
    const site = [one({ updatedAt: undefined }), other(), ...others];
    const { whole } = await readTwice({ before: site, after: site });
    expect(whole.flatMap(({ ids }) => ids ?? [])).toEqual([1]);
  });
});
