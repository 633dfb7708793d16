import { createServer } from 'node:http';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { withLock } from '@/lib/publish/release/lock';
import type { ChangeMark } from '@/lib/publish/release/changeMark';
import { makeRelease } from '@/lib/publish/release/makeRelease';
import { publishNow, activateOnceDue } from '@/lib/publish/release/publish';
import { releasePath } from '@/lib/publish/release/releaseFolder';
import type { ReleaseInfo } from '@/lib/publish/release/releaseInfo';
import { startPublishing } from '@/lib/publish/service/publishing';
import type { Publishing } from '@/lib/publish/service/publishing';
import { findCandidate, shownRelease } from '@/lib/publish/release/shownRelease';
import { temporaryFolder } from '../../lib/commands/temporaryFolder';
import { finishedSite } from '../../lib/publish/release/finishedSite';
import { listen } from '@/lib/shared/listen';

const canary = 'KANARIENVOGEL 31415926';

/** An office whose content holds the canary from one instant on. */
class Office {
  readonly folder = temporaryFolder().path;
  /** What the CMS says beside it. */
  text = 'Seite';
  builds = 0;
  /** What becomes of the search, one time after the other; then it follows. */
  readonly searches: (() => Promise<void>)[] = [];
  /** How often the search has followed. */
  followed = 0;
  readonly errors: unknown[] = [];

  constructor(readonly embargo: string) {}

  /** One after the other, as all builds. Nobody sees them. */
  build(asOf: string, mark: () => ChangeMark): Promise<ReleaseInfo> {
    return withLock(this.folder, 'build', () => this.#make(asOf, mark()), 60_000);
  }

  async #make(asOf: string, upTo: ChangeMark): Promise<ReleaseInfo> {
    this.builds += 1;
    const isPublic = asOf >= this.embargo;
    const text = isPublic ? `${this.text} ${canary}` : this.text;
    const site = await finishedSite(
      path.join(this.folder, 'workshop'),
      text,
      String(this.builds).padStart(12, '0'),
      asOf,
    );
    const nextRelease = isPublic ? null : this.embargo;
    return makeRelease(this.folder, { ...site, upTo, nextRelease });
  }

  async start(leadMs: number): Promise<Publishing> {
    const { folder } = this;
    const complete = async (): Promise<void> => {
      await this.searches.shift()?.();
      this.followed += 1;
    };
    const publishing = await startPublishing({
      folder,
      debounceMs: 300,
      leadMs,
      shown: () => shownRelease(folder),
      find: (at) => findCandidate(folder, at),
      prepare: (at, mark) => this.build(at, mark),
      complete,
      show: (id, isDue) => activateOnceDue(folder, id, isDue),
      discard: () => Promise.resolve(),
      draw: () => Promise.resolve(null),
      publish: async (request, mark, count) => {
        const build = (): Promise<ReleaseInfo> => count(() => this.build(new Date().toISOString(), mark));
        await publishNow(folder, request, build, complete);
      },
      onError: (error) => this.errors.push(error),
    });
    onTestFinished(async () => {
      await publishing.close();
      expect(this.errors).toEqual([]);
    });
    return publishing;
  }
}

/** Serves what visitors see, as a web server does. */
async function serve(folder: string): Promise<string> {
  const server = createServer((_, response) => {
    readFile(path.join(folder, 'current', 'site', 'themen.html'), 'utf8')
      .then((text) => response.end(text))
      .catch(() => response.writeHead(500).end());
  });
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${await listen(server)}`;
}

interface Answer {
  readonly asked: number;
  readonly answered: number;
  readonly status: number;
  readonly text: string;
}

async function ask(url: string): Promise<Answer> {
  const asked = Date.now();
  const response = await fetch(url);
  const text = await response.text();
  return { asked, answered: Date.now(), status: response.status, text };
}

describe('a damaged description of what visitors see', () => {
  it('is said, and fixed by a build that nobody has requested', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => told.mockRestore());
    const office = new Office('2099-01-01T00:00:00.000Z');
    const { scheduler, fault } = await office.start(6000);
    await scheduler.ask('entry.publish article');
    const shownId = async (): Promise<string | undefined> => (await shownRelease(office.folder))?.id;
    await expect.poll(shownId, { timeout: 20_000 }).toBeDefined();
    expect(fault()).toBeNull();
    const damaged = (await shownId()) ?? '';
    await writeFile(path.join(releasePath(office.folder, damaged), 'release.json'), '{"id":');
    await expect
      .poll(() => fault()?.message, { timeout: 20_000 })
      .toContain(`The description of ${damaged}, which visitors see,`);
    await expect.poll(shownId, { timeout: 20_000 }).not.toBe(damaged);
    await expect.poll(fault, { timeout: 20_000 }).toBeNull();
    // Asked for once.
    expect(scheduler.state()).toMatchObject({ failures: 0, failed: 0, begun: 2 });
    expect(told.mock.calls.filter(([line]) => String(line).includes(damaged))).toHaveLength(1);
  }, 60_000);
});

describe('a search that does not follow', () => {
  it('is tried again, and nothing is built for it', async () => {
    const office = new Office('2099-01-01T00:00:00.000Z');
    const { scheduler, follow } = await office.start(6000);
    await scheduler.ask('entry.publish article');
    await expect.poll(() => scheduler.state(), { timeout: 20_000 }).toMatchObject({ begun: 1, building: null });
    const { followed } = office;
    const failed = new Error('The search is down.');
    office.searches.push(() => Promise.reject(failed));
    follow();
    await expect.poll(() => office.followed, { timeout: 20_000 }).toBe(followed + 1);
    expect(office.errors.splice(0)).toEqual([failed]);
    expect(office.builds).toBe(1);
    expect(scheduler.state()).toMatchObject({ begun: 1, failed: 0, failures: 0 });
  }, 60_000);
});

describe('with the clock on the wall', () => {
  it('nobody sees content under embargo before its instant, and everybody two seconds after it', async () => {
    const instant = Date.now() + 9000;
    const office = new Office(new Date(instant).toISOString());
    const { embargo, scheduler } = await office.start(6000);
    await scheduler.ask('entry.publish article');
    while ((await shownRelease(office.folder)) === null) await pause(20);
    const url = await serve(office.folder);
    const answers: Answer[] = [];
    while (Date.now() < instant + 3000) {
      answers.push(await ask(url));
      await pause(5);
    }
    expect(answers.every(({ status, text }) => status === 200 && text.startsWith('Seite'))).toBe(true);
    const before = answers.filter(({ answered }) => answered < instant);
    expect(before.length).toBeGreaterThan(10);
    expect(before.filter(({ text }) => text.includes(canary))).toEqual([]);
    const after = answers.filter(({ asked }) => asked >= instant + 2000);
    expect(after.length).toBeGreaterThan(0);
    expect(after.filter(({ text }) => !text.includes(canary))).toEqual([]);
    expect(embargo.state()).toMatchObject({ at: null, phase: 'none' });
  }, 60_000);

  it('what changes shortly before the instant appears with it', async () => {
    const instant = Date.now() + 9000;
    const office = new Office(new Date(instant).toISOString());
    const { scheduler } = await office.start(6000);
    await scheduler.ask('entry.publish article');
    while ((await findCandidate(office.folder, office.embargo)) === null) await pause(20);
    office.text = 'Seite, berichtigt';
    await scheduler.ask('entry.publish article');
    while (Date.now() < instant) await pause(20);
    const shown = async (): Promise<string> =>
      readFile(path.join(office.folder, 'current', 'site', 'themen.html'), 'utf8');
    await expect.poll(shown, { timeout: 20_000 }).toBe(`Seite, berichtigt ${canary}`);
  }, 60_000);
});
