import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { activateRelease, rollBackRelease } from '@/lib/publish/release/manualActivation';
import { checkRelease } from '@/lib/publish/release/checkRelease';
import { makeRelease } from '@/lib/publish/release/makeRelease';
import { publishNow, activateOnceDue } from '@/lib/publish/release/publish';
import { currentRelease, linkCurrent } from '@/lib/publish/release/releaseFolder';
import type { ReleaseInfo } from '@/lib/publish/release/releaseInfo';
import { recordActivation } from '@/lib/publish/release/history';
import { json, text } from '../../../fixtures/faults';
import { startFaultServer } from '../../../fixtures/faultServer';
import { temporaryFolder } from '../../commands/temporaryFolder';
import { finishedSite } from './finishedSite';
import { markOf } from './marks';

const goodKey = 'key-of-the-pages';
const masterKey = 'master-key-of-the-pages';

const nothing = (): Promise<void> => Promise.resolve();

const isSearch = (address: string): boolean => address.endsWith('search') && !/draft|elsewhere/.test(address);

/** A search server that lets the one key search and the other one do anything. `asked` ends before each response. */
function startSearchServer(asked: () => Promise<unknown> = nothing) {
  return startFaultServer(({ headers, path: address }) => {
    const isAllowed = headers.authorization === `Bearer ${masterKey}` || isSearch(address);
    const answer = isAllowed ? json({}) : text(403, '{}');
    return (response) => void asked().then(() => answer(response));
  });
}

type Address = Readonly<{ url: string }>;

async function make(folder: string, { url }: Address, key: string, second: number): Promise<ReleaseInfo> {
  const site = await finishedSite(path.join(folder, 'workshop'), 'Seite', String(second).padStart(12, '0'));
  return makeRelease(folder, { ...site, upTo: markOf(0), search: { url, key } }, { madeAt: new Date(second * 1000) });
}

const change = { upTo: markOf(9), changed: markOf(9) };
const later = new Date('2026-11-22T08:00:00Z');
const due = (): Promise<boolean> => Promise.resolve(true);

const ways: readonly (readonly [string, (folder: string, made: ReleaseInfo) => Promise<unknown>])[] = [
  ['checks it', (folder, { id }) => checkRelease(folder, id)],
  ['goes to it', (folder, { id }) => activateRelease(folder, id, later)],
  ['shows it at its instant', (folder, { id }) => activateOnceDue(folder, id, due)],
  ['publishes it', (folder, made) => publishNow(folder, change, () => Promise.resolve(made), nothing)],
];

describe('the search key in the pages of a release', () => {
  it.each(ways)('is tried by who %s, and refused if it can do harm: visitors see what they saw', async (_, way) => {
    const folder = temporaryFolder().path;
    const server = await startSearchServer();
    const shown = await make(folder, server, goodKey, 1);
    await linkCurrent(folder, shown.id);
    const made = await make(folder, server, masterKey, 2);
    const refusal = way(folder, made);
    await expect(refusal).rejects.toThrow(`The search key in the pages of ${made.id} is not fit for visitors`);
    await expect(refusal).rejects.not.toThrow(masterKey);
    expect(await currentRelease(folder)).toBe(shown.id);
  });

  it('is tried also if somebody goes back to an older one, and not the key of the newer one', async () => {
    const folder = temporaryFolder().path;
    const server = await startSearchServer();
    const older = await make(folder, server, masterKey, 1);
    const newer = await make(folder, server, goodKey, 2);
    await recordActivation(folder, {
      at: later.toISOString(),
      kind: 'switch',
      id: newer.id,
      before: older.id,
      upTo: null,
    });
    await linkCurrent(folder, newer.id);
    await expect(rollBackRelease(folder)).rejects.toThrow(`The search key in the pages of ${older.id} is not fit`);
    expect(await currentRelease(folder)).toBe(newer.id);
    expect(new Set(server.seen.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${masterKey}`]));
  });
});
