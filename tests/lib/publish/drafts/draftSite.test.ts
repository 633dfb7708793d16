import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startDraftSite } from '@/lib/publish/drafts/draftSite';
import { eventually } from '../../../support/eventually';
import { temporaryFolder } from '../../commands/temporaryFolder';

const buildMs = 100;

/** A site whose builds fail while `state.isBroken`. */
async function start() {
  const { path: folder } = temporaryFolder();
  const state = { isBroken: true, built: 0 };
  const site = await startDraftSite({
    view: 'later',
    folder,
    folders: { out: folder, rules: folder },
    frameOrigin: null,
    debounceMs: 50,
    build: async () => {
      await pause(buildMs);
      if (state.isBroken) throw new Error('The CMS is down.');
      state.built += 1;
    },
    onError: () => undefined,
  });
  onTestFinished(() => site.close());
  return { site, state };
}

it('builds what is asked for, also after a build that has failed', async () => {
  const { site, state } = await start();
  const asked = new Date().toISOString();
  await site.ask('choice');
  expect(await site.includes(asked, 10_000)).toBe(true);
  expect(state.built).toBe(0);
  state.isBroken = false;
  await site.ask('choice');
  await eventually(() => expect(state.built).toBe(1));
});

it('does not wait for another attempt at a build that has failed', async () => {
  const { site } = await start();
  const saved = new Date().toISOString();
  await site.ask('choice');
  expect(await site.includes(saved, 10_000)).toBe(true);
  const later = new Date(Date.now() + 1).toISOString();
  expect(await site.includes(later, 200)).toBe(false);
});
