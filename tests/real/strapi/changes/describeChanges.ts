/** Whatever is edited: who asks a real Strapi for what has changed gets the same content as who reads all of it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { RecordMemory } from '@/lib/content/recordMemory';
import type { Snapshot } from '@/lib/content/snapshot';
import type { Cms } from '@/lib/read/client';
import type { StrapiVersion } from '../packages';
import { connectTo, snapshotOf } from '../snapshotOf';
import { article } from '../webhooks/article';
import { signIn } from '../webhooks/editor';
import type { Editor } from '../webhooks/editor';

interface Server {
  readonly url: string;
  readonly token: string;
}

type Entry = Awaited<ReturnType<Editor['create']>>;
type Data = Readonly<Record<string, unknown>>;

/** Counts what is read whole: lists, parts of lists, single types. */
function counting(cms: Cms): { readonly cms: Cms; readonly whole: () => number } {
  let count = 0;
  return {
    whole: () => count,
    cms: {
      file: (address) => cms.file(address),
      list: (type, locale, query) => {
        if (query?.part === undefined) count += 1;
        return cms.list(type, locale, query);
      },
      single: (type, locale, part) => {
        if (part === 'whole') count += 1;
        return cms.single(type, locale, part);
      },
    },
  };
}

function referringTo({ id }: Entry): Data {
  return { article: { connect: [{ id }] } };
}

const other: Data = { ...article, slug: 'anderer', title: 'Der andere' };
const renamed: Data = { ...other, slug: 'umbenannt' };
const first: Data = { ...article, slug: 'erster', title: 'Der erste' };

/** An article with a file to download, beside its text. */
function withDownload(file: number): Data {
  const downloads = [{ title: 'Zahlen', file }];
  return { ...first, content: [{ __component: 'blocks.additional-information-box', downloads }] };
}

/** Registers the tests for a Strapi; `find` is asked when they run. */
export function describeChanges(version: StrapiVersion, find: () => Server): void {
  describe('asked for what has changed, gives what it gives to who reads everything', () => {
    const memory = new RecordMemory();
    let server: Server;
    let before: Snapshot;
    let editor: Editor;
    let one: Entry;
    let two: Entry;
    let file: number;

    /** Version 4 keeps one version of an entry, which `update` publishes. */
    const correct = (entry: Entry, data: Data): Promise<unknown> =>
      version === 4 ? editor.update(entry, data) : editor.publish(entry, data);

    beforeAll(async () => {
      server = find();
      editor = await signIn(server.url);
      file = await editor.upload('zahlen.csv', 'a;b\n1;2\n');
      two = await editor.create('article', other);
      const block = { __component: 'blocks.background-article', ...referringTo(two) };
      one = await editor.create('article', { ...first, content: [...article.content, block] });
      before = await snapshotOf(server, memory);
    });

    const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['an entry was published', () => editor.publish(two, other)],
      ['another one was, with a block that refers to it', () => editor.publish(one, {})],
      ['a text was corrected', () => correct(two, { ...other, title: 'Berichtigt' })],
      ['an address was changed', () => correct(two, renamed)],
      ['what is referred to was unpublished', () => editor.unpublish(two)],
      ['it was published again', () => editor.publish(two, renamed)],
      ['a relation was added', () => correct(one, { highlight_articles: { connect: [{ id: two.id }] } })],
      ['the other end of the relation was renamed', () => correct(two, other)],
      ['blocks were replaced, by one with a file', () => correct(one, withDownload(file))],
      ['the file was replaced', () => editor.replace(file, 'neu.csv', 'a;b\n3;4\n')],
      ['the file was deleted', () => editor.removeFile(file)],
      ['an entry was deleted', () => editor.remove(two)],
    ];

    async function compare(): Promise<void> {
      const { cms, whole } = counting(connectTo(server));
      const quick = await snapshotOf(server, memory, cms);
      const everything = await snapshotOf(server);
      expect(quick.entries).toEqual(everything.entries);
      expect(quick.problems).toEqual(everything.problems);
      expect(quick.entries).not.toEqual(before.entries);
      expect(whole()).toBeLessThan(3);
      before = everything;
    }

    it.each(steps)('after %s', async (_, edit) => {
      await edit();
      await compare();
    });

    it.runIf(version === 5)('after a language was added', async () => {
      const french = await editor.ask('POST', `${one.address}/actions/publish?locale=fr`, { ...first, title: 'Le' });
      expect(french.status).toBe(200);
      await compare();
    });
  });
}
