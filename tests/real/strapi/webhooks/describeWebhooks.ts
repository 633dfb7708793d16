/** What a real Strapi tells the release service while somebody works in the admin panel. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../support/eventually';
import { article } from './article';
import type { Editor } from './editor';
import type { ListeningService } from './listeningService';

/** The boxes of «Entry» and «Media», as docs/operations.md tells people to tick them. */
const tickedEvents = [
  ...['create', 'update', 'delete', 'publish', 'unpublish'].map((name) => `entry.${name}`),
  ...['create', 'update', 'delete'].map((name) => `media.${name}`),
];

/** What came since the last look, in any order: Strapi sends several at a time. */
interface Told {
  readonly answers: readonly string[];
  readonly reasons: readonly string[];
}

const nothing: Told = { answers: [], reasons: [] };

/** Strapi saves the form as a draft and publishes a copy: what is saved stays a draft. */
const expected = {
  publish: { answers: ['entry.publish 202', 'entry.update 202'], reasons: ['entry.publish article'] },
  updatePublished: { answers: ['entry.update 202'], reasons: [] },
  unpublish: { answers: ['entry.unpublish 202'], reasons: ['entry.unpublish article'] },
  replaceFile: { answers: ['media.update 202'], reasons: ['media.update'] },
};

type Entry = Awaited<ReturnType<Editor['create']>>;

interface Running {
  readonly editor: Editor;
  readonly service: ListeningService;
}

/** Reads what the service has received, each time what came since the last time. */
function createListener({ answers, reasons }: ListeningService): (expected: Told) => Promise<void> {
  const seen = { answers: answers.length, reasons: reasons.length };
  const told = (): Told => ({
    answers: answers.slice(seen.answers).toSorted(),
    reasons: reasons.slice(seen.reasons).toSorted(),
  });
  return async (expected) => {
    try {
      await eventually(() => expect(told()).toEqual(expected));
      seen.answers += expected.answers.length;
      seen.reasons += expected.reasons.length;
    } catch (error) {
      // Not to fail again in the tests after this one.
      seen.answers = answers.length;
      seen.reasons = reasons.length;
      throw error;
    }
  };
}

/** Registers the tests for a Strapi that knows the service; `find` is asked when they run. */
export function describeWebhooks(find: () => Running): void {
  describe('tells the release service', () => {
    let service: ListeningService;
    let editor: Editor;
    let hears: (expected: Told) => Promise<void>;
    const left: Entry[] = [];

    beforeAll(() => {
      ({ service, editor } = find());
      hears = createListener(service);
    });

    afterAll(async () => {
      for (const entry of left) await editor.remove(entry);
    });

    it('nothing of the sample content', () => {
      expect(service.answers).toEqual([]);
    });

    it('by a webhook that the admin panel shows, with a button that says whether it works', async () => {
      const { body } = await editor.ask('GET', '/admin/webhooks');
      expect(body).toMatchObject({
        data: [
          {
            name: 'Website',
            url: `${service.url}/rebuild`,
            headers: { Authorization: `Bearer ${service.secret}` },
            events: tickedEvents,
            isEnabled: true,
          },
        ],
      });
      const trial = await editor.ask('POST', '/admin/webhooks/1/trigger');
      expect(trial).toMatchObject({ status: 200, body: { data: { statusCode: 202 } } });
      await hears({ answers: ['trigger-test 202'], reasons: [] });
    });

    it.each([
      ['http://127.0.0.1:3400/rebuild', 400],
      ['http://10.0.0.1:3400/rebuild', 400],
      ['http://192.0.2.10/rebuild', 201],
    ])('by a webhook of the form in the admin panel: %s gets %i', async (url, status) => {
      const form = { name: 'Form', url, headers: { Authorization: 'Bearer other' }, events: tickedEvents };
      expect(await editor.ask('POST', '/admin/webhooks', form)).toMatchObject({ status });
      await editor.ask('POST', '/admin/webhooks/batch-delete', { ids: [2] });
    });

    it('of drafts, which is answered and builds nothing', async () => {
      const entry = await editor.create('article', { ...article, slug: 'entwurf-vom-editor' });
      left.push(entry);
      await hears({ answers: ['entry.create 202'], reasons: [] });
      await editor.update(entry, { ...article, slug: 'entwurf-vom-editor', title: 'Neu' });
      await hears({ answers: ['entry.update 202'], reasons: [] });
    });

    it('of what is published, changed, taken back and deleted', async () => {
      const entry = await editor.create('article', article);
      await hears({ answers: ['entry.create 202'], reasons: [] });
      await editor.publish(entry, article);
      await hears(expected.publish);
      await editor.update(entry, { ...article, title: 'Neu' });
      await hears(expected.updatePublished);
      await editor.unpublish(entry);
      await hears(expected.unpublish);
      await editor.remove(entry);
      await hears({ answers: ['entry.delete 202'], reasons: ['entry.delete article'] });
    });

    it('of files that are uploaded, replaced and deleted', async () => {
      const file = await editor.upload('zahlen.csv', 'a;b\n');
      await hears({ answers: ['media.create 202'], reasons: [] });
      await editor.replace(file, 'zahlen.csv', 'a;c\n');
      await hears(expected.replaceFile);
      await editor.removeFile(file);
      await hears({ answers: ['media.delete 202'], reasons: ['media.delete'] });
    });

    it('of entries, with all of what they refer to, which may be more than a megabyte', async () => {
      const rows = Array.from({ length: 20_000 }, (_, row) => [String(row), 'eine Zelle mit etwas Text']);
      const product = { produkt: 'Indikator', title: 'Lang', data_rows: rows };
      const one = await editor.create('product', { ...product, stata_id: 99_001 });
      const other = await editor.create('product', { ...product, stata_id: 99_002 });
      await hears({ answers: ['entry.create 202', 'entry.create 202'], reasons: [] });
      const long = { ...article, slug: 'lang', products: { connect: [{ id: one.id }, { id: other.id }] } };
      const entry = await editor.create('article', long);
      left.push(one, other, entry);
      await hears({ answers: ['entry.create 202'], reasons: [] });
      await editor.publish(entry, { ...article, slug: 'lang' });
      await hears(expected.publish);
      expect(service.largestBytes()).toBeGreaterThan(1_000_000);
    });

    it('so that each change is in a build', async () => {
      const built = (): number => service.builds.reduce((sum, { changes }) => sum + changes, 0);
      await eventually(() => expect(built()).toBe(service.reasons.length));
      expect(service.builds.at(-1)?.reason).toBe(service.reasons.at(-1));
      await hears(nothing);
    });
  });
}
