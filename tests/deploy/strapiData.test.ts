import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const load: (name: string) => unknown = createRequire(import.meta.url);

type Answer = Readonly<Record<string, unknown>>;
type Update = (asked: object) => Promise<void>;

const program = z
  .object({ controllers: z.custom<(app: object) => { readonly update: Update }>() })
  .parse(load('../../deploy/strapi-data.cjs'));

const columns = [{ key: 'jahr' }, { key: 'wert' }];
const draft = {
  ...{ id: 1, locale: 'de', stata_id: 7, publishedAt: null, updatedAt: '2026-11-01', columns },
  ...{ sources: [], title: 'neu, in Arbeit', unit: '%', data_file: null },
};
const published = { ...draft, id: 2, publishedAt: '2026-10-01', title: 'Leerstand' };

/** What Strapi has of an indicator and of the files. */
class StandInStrapi {
  versions: readonly object[] = [draft, published];
  /** What is there when the file has arrived, if that is something else. */
  later: readonly object[] | undefined;
  readonly written = new Map<unknown, unknown>();
  readonly deleted: unknown[] = [];
  readonly logged: string[] = [];
  old: object = { url: '/old.csv', provider: 'local', related: [] };
  failing: 'create' | 'delete' | undefined;

  readonly log = { warn: (message: string) => this.logged.push(message) };
  readonly config = { get: () => ({ provider: 'local' }) };
  readonly entityValidator = { validateEntityUpdate: () => Promise.resolve({}) };
  readonly getModel = (): object => ({});
  readonly store = (): object => ({ set: () => Promise.resolve() });

  readonly db = {
    transaction: (work: () => Promise<unknown>) => {
      this.versions = this.later ?? this.versions;
      return work();
    },
    query: () => ({
      findMany: () => Promise.resolve(this.versions),
      findOne: () => Promise.resolve(this.old),
      create: () => (this.failing === 'create' ? Promise.reject(new Error('full')) : Promise.resolve({ id: 9 })),
      update: ({ where, data }: { where: { id: number }; data: object }) => {
        this.written.set(where.id, data);
        return Promise.resolve();
      },
      delete: () => Promise.resolve(),
    }),
  };

  readonly plugin = (): object => ({
    service: () => ({
      getAPIUploadFolder: () => Promise.resolve({ id: 1 }),
      formatFileInfo: () => Promise.resolve({ name: '7.csv', url: '/new.csv' }),
      checkFileSize: () => Promise.resolve(),
      upload: () => Promise.resolve(),
    }),
    provider: {
      delete: ({ url }: { url: string }) => {
        if (this.failing === 'delete') return Promise.reject(new Error('no right'));
        this.deleted.push(url);
        return Promise.resolve();
      },
    },
  });
}

async function send(strapi: StandInStrapi, change: object, isFile = true): Promise<Answer> {
  const answer: Record<string, unknown> = {};
  const file = { filepath: '/tmp/7', originalFilename: '7.csv', size: 1 };
  const asked = {
    params: { number: '7' },
    request: { body: { change: JSON.stringify(change) }, ...(isFile && { files: { file } }) },
    set body(value: unknown) {
      answer['body'] = value;
    },
    badRequest: () => (answer['status'] = 400),
    notFound: () => (answer['status'] = 404),
    conflict: () => (answer['status'] = 409),
  };
  await program.controllers({ strapi }).update(asked);
  return answer;
}

const keys = 'jahr wert';
const withOldFile = [{ ...published, data_file: { id: 3 } }];

describe('the addresses for data in Strapi', () => {
  it('leave the text of a draft that somebody has changed, and write the others', async () => {
    const strapi = new StandInStrapi();
    await send(strapi, { texts: { de: { title: 'Leerstehend', unit: 'Prozent' } } }, false);
    expect(strapi.written).toEqual(
      new Map([
        [1, { unit: 'Prozent' }],
        [2, { title: 'Leerstehend', unit: 'Prozent' }],
      ]),
    );
  });

  it('answer with 409 if the columns have changed while the file came, and keep no file', async () => {
    const strapi = new StandInStrapi();
    strapi.later = [{ ...published, columns: [{ key: 'neu' }] }];
    expect(await send(strapi, { keys })).toEqual({ status: 409 });
    expect([strapi.written.size, strapi.deleted]).toEqual([0, ['/new.csv']]);
  });

  it('keep no file if the database does not take it', async () => {
    const strapi = new StandInStrapi();
    strapi.failing = 'create';
    await expect(send(strapi, { keys })).rejects.toThrow('full');
    expect(strapi.deleted).toEqual(['/new.csv']);
  });

  it.each([
    ['local', ['/old.csv']],
    ['s3', []],
  ])('delete the file before if it lies where files are today: %s', async (provider, deleted) => {
    const strapi = new StandInStrapi();
    strapi.versions = withOldFile;
    strapi.old = { ...strapi.old, provider };
    expect(await send(strapi, { keys })).toEqual({ body: { done: true } });
    expect(strapi.deleted).toEqual(deleted);
  });

  it('log that a file cannot be deleted: the data are there', async () => {
    const strapi = new StandInStrapi();
    strapi.versions = withOldFile;
    strapi.failing = 'delete';
    expect(await send(strapi, { keys })).toEqual({ body: { done: true } });
    expect(strapi.logged.join()).toMatch(/old\.csv.*no right/);
  });
});
