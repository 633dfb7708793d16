/** Whatever is edited: who asks a real Strapi for what has changed gets the same content as who reads all of it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { RecordCache } from '@/lib/content/recordCache';
import type { Snapshot } from '@/lib/content/snapshot';
import type { Cms } from '@/lib/cms/types';
import { connectTo, snapshotOf } from '../snapshotOf';
import { article } from '../webhooks/article';
import type { Editor } from '../webhooks/editor';

interface Running {
  readonly server: { readonly url: string; readonly token: string };
  readonly editor: Editor;
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

function toEntry({ id }: Entry): Data {
  return { connect: [{ id }] };
}

const target: Data = { ...article, slug: 'ziel', title: 'Ziel' };
const renamed: Data = { ...target, slug: 'neues-ziel' };

/** Registers the tests for a Strapi; `find` is asked when they run. */
export function describeChanges(find: () => Running): void {
  describe('asked for what has changed, gives what it gives to who reads everything', () => {
    const memory = new RecordCache();
    let server: Running['server'];
    let before: Snapshot;
    let editor: Editor;
    /** What others refer to: one in a block, one beside its text. */
    let aim: Entry;
    let inBlock: Entry;
    let beside: Entry;
    let withFile: Entry;
    let file: number;

    beforeAll(async () => {
      ({ server, editor } = find());
      file = await editor.upload('zahlen.csv', 'a;b\n1;2\n');
      before = await snapshotOf(server, memory);
    });

    async function publishAll(): Promise<void> {
      const write = async (slug: string, data: Data): Promise<Entry> => {
        const entry = await editor.create('article', { ...article, slug, ...data });
        await editor.publish(entry, {});
        return entry;
      };
      aim = await write('ziel', target);
      const block = { __component: 'blocks.background-article', article: toEntry(aim) };
      inBlock = await write('im-block', { content: [...article.content, block] });
      beside = await write('daneben', { highlight_articles: toEntry(aim) });
      const downloads = [{ title: 'Zahlen', file }];
      const files = { __component: 'blocks.additional-information-box', downloads };
      withFile = await write('mit-datei', { content: [files] });
    }

    async function renameAndUnpublish(): Promise<void> {
      await editor.publish(aim, renamed);
      await editor.replace(file, 'neu.csv', 'a;b\n3;4\n');
      await editor.unpublish(beside);
    }

    async function publishAgain(): Promise<void> {
      await editor.publish(beside, { lead: 'Neu gesagt.' });
      await editor.publish(inBlock, { highlight_articles: toEntry(beside) });
      await editor.publish(withFile, { title: 'Berichtigt' });
      const address = `${beside.address}/actions/publish?locale=fr`;
      const french = await editor.ask('POST', address, { ...article, slug: 'daneben' });
      expect(french.status).toBe(200);
      await editor.unpublish(aim);
    }

    async function remove(): Promise<void> {
      await editor.removeFile(file);
      await editor.remove(beside);
    }

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

    it.each([
      ['entries that refer to each other, and to a file, were published', publishAll],
      ['what they refer to was renamed, the file replaced, and one of them unpublished', renameAndUnpublish],
      ['it was published again, others corrected, a language added, and what they refer to unpublished', publishAgain],
      ['an entry and a file were deleted', remove],
    ])('after %s', async (_, edit) => {
      await edit();
      await compare();
    });
  });
}
