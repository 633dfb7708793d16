import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { applicationFiles } from '@/lib/office/application';
import { describeRemoved, backUpDatabase, removedFields } from '@/lib/office/removedFields';
import { temporaryFolder } from '../commands/temporaryFolder';

const article = 'src/api/article/content-types/article/schema.json';
const text = 'src/components/blocks/text.json';

function application(file: string, attributes: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const described = Object.entries(attributes).map(([name, type]) => [name, { type }] as const);
  return new Map([
    [file, JSON.stringify({ attributes: Object.fromEntries(described) })],
    ['src/api/article/routes/article.js', "'use strict';"],
  ]);
}

describe('removed fields', () => {
  it('are found in content types, with what may be their new name', () => {
    const before = application(article, { title: 'string', rank: 'integer' });
    const now = application(article, { heading: 'string', lead: 'text', rank: 'integer' });
    expect(removedFields(before, now)).toEqual([
      { type: 'api::article.article', field: 'title', nowIs: null, similar: ['heading'] },
    ]);
  });

  it('are found in blocks', () => {
    expect(removedFields(application(text, { body: 'richtext' }), application(text, {}))).toEqual([
      { type: 'blocks.text', field: 'body', nowIs: null, similar: [] },
    ]);
  });

  it('are all of a type that is gone', () => {
    expect(removedFields(application(article, { title: 'string' }), new Map())).toEqual([
      { type: 'api::article.article', field: 'title', nowIs: null, similar: [] },
    ]);
  });

  it('are those of another kind, which Strapi would convert or drop', () => {
    const rank = { type: 'api::article.article', field: 'rank', similar: [] };
    const before = application(article, { rank: 'string' });
    expect(removedFields(before, application(article, { rank: 'integer' }))).toEqual([{ ...rank, nowIs: 'integer' }]);
    expect(removedFields(before, application(article, { rank: 'text' }))).toEqual([]);
  });

  it('are none if the schema of before cannot be read', () => {
    expect(removedFields(new Map([[article, '{ "attrib']]), applicationFiles())).toEqual([]);
  });

  it('are told by name, with the copy of the database', () => {
    const removed = [
      { type: 'api::article.article', field: 'title', nowIs: null, similar: ['heading'] },
      { type: 'blocks.text', field: 'rank', nowIs: 'integer', similar: [] },
    ];
    const text = describeRemoved(removed, '/cms/copy.db');
    expect(text).toContain('article: title (perhaps now heading, which is new)');
    expect(text).toContain('blocks.text: rank (now of another kind: integer)');
    expect(text).toContain('/cms/copy.db');
    expect(describeRemoved(removed, null)).toContain('save the database before that');
  });
});

describe('the database before a change', () => {
  const now = new Date('2026-11-25T12:00:00Z');

  it('is copied', async () => {
    const folder = temporaryFolder().path;
    await writeFile(path.join(folder, 'data.db'), 'content');
    const copy = await backUpDatabase(folder, now, '');
    expect(copy).toBe(path.join(folder, 'data-before-2026-11-25T12-00-00.000Z.db'));
    expect(await readFile(copy ?? '', 'utf8')).toBe('content');
  });

  it('is not changed if it cannot be copied', async () => {
    const folder = temporaryFolder().path;
    // What stands in its place cannot be copied as a file.
    await mkdir(path.join(folder, 'data.db'));
    await expect(backUpDatabase(folder, now, '')).rejects.toThrow('Nothing was changed');
  });

  it('is not what was left in the folder when the content went to PostgreSQL', async () => {
    const folder = temporaryFolder().path;
    await writeFile(path.join(folder, 'data.db'), 'old content');
    expect(await backUpDatabase(folder, now, 'postgres://127.0.0.1/cms')).toBeNull();
    expect(await readdir(folder)).toEqual(['data.db']);
  });
});
