import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { indexedDocuments } from '@/lib/search-index/server/indexedDocuments';
import { settingsOf } from '@/lib/search-index/server/settings';
import { rulesByLocale } from '../../support/searchRules';
import { makeDocument, makeDocuments } from './documents';
import { createTestSite } from './testSite';

const withoutId = { ...makeDocument(2), id: '' };

describe('indexing that fails', () => {
  it('B8.3 is an error with the code of the server, and visitors search what they searched before', async () => {
    const site = createTestSite();
    await site.index({ de: makeDocuments(3) });
    const second = [...makeDocuments(3, 'second'), withoutId];
    const run = site.index({ de: second }, { full: true });
    await expect(run).rejects.toMatchObject({ name: 'SearchTaskError', code: 'invalid_document_id' });
    await expect(run).rejects.toThrow(/^Task \d+ of the search server .+ failed \(filling /);
    expect(await site.editions()).toEqual({ first: 3 });
    expect(await site.names()).toEqual([`${site.prefix}_de`]);
  });

  it('B8.3 leaves the index as it is when a few changes cannot be made', async () => {
    const site = createTestSite();
    await site.index({ de: makeDocuments(3) });
    await expect(site.index({ de: [makeDocument(1, 'second'), withoutId] })).rejects.toMatchObject({
      code: 'invalid_document_id',
    });
    expect(await site.editions()).toEqual({ first: 3 });
    expect(await site.index({ de: makeDocuments(3, 'second') })).toMatchObject({ way: 'changes' });
    expect(await site.editions()).toEqual({ second: 3 });
  });

  it('B8.2 never goes live with fewer documents than were sent', async () => {
    const site = createTestSite();
    const twice = [...makeDocuments(3), makeDocument(3)];
    await expect(site.index({ de: twice })).rejects.toThrow('expected 4 documents, found 3');
    expect(await site.names()).toEqual([]);
  });

  it('B8.2 does not stumble over a title without a word', async () => {
    const site = createTestSite();
    await site.index({ de: [{ ...makeDocument(1), title: '…' }, makeDocument(2)] });
    expect(await site.editions()).toEqual({ first: 2 });
  });
});

describe('what an interrupted run has left', () => {
  it('B8.2 is removed by the next run, and nothing else is', async () => {
    const site = createTestSite();
    const left = `${site.prefix}_de_20261120T083000-0a1b2c3d`;
    const foreign = [`${site.prefix}_de_archive`, `${site.prefix}_other_de_20261120T083000-0a1b2c3d`];
    for (const name of [left, ...foreign]) await site.client.createIndex(name).waitTask();
    await site.index({ de: makeDocuments(1) });
    expect(await site.names()).toEqual([`${site.prefix}_de`, ...foreign]);
  });

  it('B8.2 is told from a run that is under way: that one is awaited', async () => {
    const site = createTestSite();
    const draft = `${site.prefix}_de_20261120T083000-0a1b2c3d`;
    await site.addDocument(draft);
    // Much longer than the pauses between the signs of life: the server may be busy.
    const quietMs = 4000;
    const run = site.index({ de: makeDocuments(1) }, { quietMs });
    const begun = performance.now();
    while (performance.now() - begun < quietMs + 1000) {
      await sleep(500);
      await site.addDocument(draft);
    }
    expect(await site.names()).toEqual([draft]);
    await run;
    expect(await site.names()).toEqual([`${site.prefix}_de`]);
  });

  it('B8.2 is taken back if a killed one has asked for it and the server has not done it yet', async () => {
    const site = createTestSite();
    await site.index({ de: makeDocuments(3) });
    // The server does one after the other, first something of somebody else.
    await site.client.index(`other${site.prefix}`).addDocuments([...makeDocuments(8000)], { primaryKey: 'id' });
    const killed = [makeDocument(2, 'killed'), makeDocument(4, 'killed')];
    const asked = indexedDocuments(killed, settingsOf(rulesByLocale.de));
    const task = await site.client.index(`${site.prefix}_de`).addDocuments([...asked], { primaryKey: 'id' });
    const { languages } = await site.index({ de: makeDocuments(3) });
    await site.client.tasks.waitForTask(task, { timeout: 60_000 });
    expect(languages).toEqual([{ locale: 'de', sent: 1, unchanged: 2, removed: 1 }]);
    expect(await site.editions('de')).toEqual({ first: 3 });
  });
});
