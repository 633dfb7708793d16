import { describe, expect, it } from 'vitest';
import { makeDocument, makeDocuments } from './documents';
import { createTestSite, kindsOf } from './testSite';

describe('indexing for the first time', () => {
  it('B8.2 fills one index per language, under the names that visitors search', async () => {
    const site = createTestSite();
    const report = await site.index({ de: makeDocuments(3), fr: makeDocuments(2), ls: [] });
    expect(report).toEqual({
      way: 'new',
      languages: [
        { locale: 'de', sent: 3, unchanged: 0, removed: 0 },
        { locale: 'ls', sent: 0, unchanged: 0, removed: 0 },
        { locale: 'fr', sent: 2, unchanged: 0, removed: 0 },
      ],
    });
    expect(await site.names()).toEqual([`${site.prefix}_de`, `${site.prefix}_fr`, `${site.prefix}_ls`]);
    expect(await site.editions('de')).toEqual({ first: 3 });
    expect(await site.editions('fr')).toEqual({ first: 2 });
  });

  it('B8.3 sends documents in batches of 1000, after the settings', async () => {
    const site = createTestSite();
    await site.newTasks();
    await site.index({ de: makeDocuments(2500) });
    const tasks = await site.newTasks();
    expect(kindsOf(tasks)).toEqual([
      'indexCreation',
      'settingsUpdate',
      'documentAdditionOrUpdate',
      'documentAdditionOrUpdate',
      'documentAdditionOrUpdate',
      'indexSwap',
    ]);
    expect(tasks.map(({ details }) => details?.receivedDocuments)).toEqual([
      ...[undefined, undefined],
      ...[1000, 1000, 500],
      undefined,
    ]);
    expect(await site.editions()).toEqual({ first: 2500 });
  });

  it('B8.2 answers with the fields of a hit and what orders it, and with none that only the indexing needs', async () => {
    const site = createTestSite();
    await site.index({ de: makeDocuments(1) });
    const { hits } = await site.client.index(`${site.prefix}_de`).search('');
    expect(hits.map((hit) => Object.keys(hit).sort())).toEqual([
      [
        ...['answers', 'areas', 'description', 'divisions', 'id', 'isScenario', 'kind', 'language', 'names'],
        ...['preview', 'subtitle', 'themes', 'title', 'updated', 'url', 'value', 'weight', 'words', 'year'],
      ],
    ]);
  });
});

describe('indexing again', () => {
  it('B8.2 sends nothing when nothing has changed', async () => {
    const site = createTestSite();
    await site.index({ de: makeDocuments(3), ls: [] });
    await site.newTasks();
    expect(await site.index({ de: makeDocuments(3), ls: [] })).toEqual({
      way: 'nothing',
      languages: [
        { locale: 'de', sent: 0, unchanged: 3, removed: 0 },
        { locale: 'ls', sent: 0, unchanged: 0, removed: 0 },
      ],
    });
    expect(await site.newTasks()).toEqual([]);
  });

  it('B8.2 sends the one document that has changed', async () => {
    const site = createTestSite();
    await site.index({ de: makeDocuments(3) });
    await site.newTasks();
    const changed = [makeDocument(1), makeDocument(2, 'second'), makeDocument(3)];
    expect(await site.index({ de: changed })).toEqual({
      way: 'changes',
      languages: [{ locale: 'de', sent: 1, unchanged: 2, removed: 0 }],
    });
    expect((await site.newTasks()).map(({ type, details }) => [type, details?.receivedDocuments])).toEqual([
      ['documentAdditionOrUpdate', 1],
    ]);
    expect(await site.editions()).toEqual({ first: 2, second: 1 });
  });

  it('B8.2 adds what is new and then removes what is gone', async () => {
    const site = createTestSite();
    await site.index({ de: makeDocuments(3) });
    await site.newTasks();
    expect(await site.index({ de: [makeDocument(2), makeDocument(3), makeDocument(4, 'second')] })).toEqual({
      way: 'changes',
      languages: [{ locale: 'de', sent: 1, unchanged: 2, removed: 1 }],
    });
    expect(kindsOf(await site.newTasks())).toEqual(['documentAdditionOrUpdate', 'documentDeletion']);
    expect(await site.editions()).toEqual({ first: 2, second: 1 });
  });

  it('B8.2 makes new indexes when more than 1000 documents have changed', async () => {
    const site = createTestSite();
    await site.index({ de: makeDocuments(1001) });
    expect(await site.index({ de: makeDocuments(1001, 'second') })).toMatchObject({ way: 'new' });
    expect(await site.editions()).toEqual({ second: 1001 });
    expect(await site.names()).toEqual([`${site.prefix}_de`]);
  });

  it('B8.2 changes 1000 documents in one step that visitors do not notice', async () => {
    const site = createTestSite();
    await site.index({ de: makeDocuments(1000) });
    await site.newTasks();
    expect(await site.index({ de: makeDocuments(1000, 'second') })).toMatchObject({ way: 'changes' });
    expect(kindsOf(await site.newTasks())).toEqual(['documentAdditionOrUpdate']);
    expect(await site.editions()).toEqual({ second: 1000 });
  });

  it('B8.2 makes new indexes when asked to', async () => {
    const site = createTestSite();
    await site.index({ de: makeDocuments(3) });
    expect(await site.index({ de: makeDocuments(3) }, { full: true })).toEqual({
      way: 'new',
      languages: [{ locale: 'de', sent: 3, unchanged: 0, removed: 0 }],
    });
  });

  it('B8.2 puts the new indexes of all languages in their place in one task, new languages included', async () => {
    const site = createTestSite();
    await site.index({ de: makeDocuments(2), en: makeDocuments(2) });
    await site.newTasks();
    const second = makeDocuments(2, 'second');
    await site.index({ de: second, en: second, it: second });
    const swaps = (await site.newTasks()).filter(({ type }) => type === 'indexSwap');
    expect(swaps.map(({ details }) => details?.swaps)).toEqual([
      [
        { indexes: [expect.stringMatching(`${site.prefix}_de_`), `${site.prefix}_de`], rename: false },
        { indexes: [expect.stringMatching(`${site.prefix}_it_`), `${site.prefix}_it`], rename: true },
        { indexes: [expect.stringMatching(`${site.prefix}_en_`), `${site.prefix}_en`], rename: false },
      ],
    ]);
    expect(await site.names()).toEqual([`${site.prefix}_de`, `${site.prefix}_en`, `${site.prefix}_it`]);
    expect(await site.editions('it')).toEqual({ second: 2 });
  });
});

describe('indexing after a change of the settings', () => {
  it('B8.2 makes new indexes, which have them', async () => {
    const site = createTestSite();
    await site.index({ de: makeDocuments(2), fr: makeDocuments(2) });
    // As if the rules had been others then.
    await site.client
      .index(`${site.prefix}_fr`)
      .updateDocuments(makeDocuments(2).map(({ id }) => ({ id, settings: 'earlier' })))
      .waitTask();
    await site.client.index(`${site.prefix}_fr`).updateStopWords(['earlier']).waitTask();
    expect(await site.index({ de: makeDocuments(2), fr: makeDocuments(2) })).toMatchObject({ way: 'new' });
    expect(await site.client.index(`${site.prefix}_fr`).getStopWords()).not.toContain('earlier');
    expect(await site.index({ de: makeDocuments(2), fr: makeDocuments(2) })).toMatchObject({ way: 'nothing' });
  });

  it('B8.2 gives an empty index its settings with the first document', async () => {
    const site = createTestSite();
    await site.client.createIndex(`${site.prefix}_ls`, { primaryKey: 'id' }).waitTask();
    expect(await site.index({ ls: [] })).toMatchObject({ way: 'nothing' });
    expect(await site.index({ ls: makeDocuments(1) })).toMatchObject({ way: 'new' });
    expect(await site.editions('ls')).toEqual({ first: 1 });
  });
});
