/**
 * The service is killed at random moments of a build, of making, checking and switching to a release, of the search that
 * follows, and of removing old releases; each time it is started again, and visitors watch the site all the time.
 */
import { readlinkSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkRelease } from '@/lib/publish/release/checkRelease';
import { currentLink, currentRelease, listReleases, releasesIn } from '@/lib/publish/release/releaseFolder';
import { readQueue } from '@/lib/publish/release/queue';
import { randomNumbers } from '../../support/random';
import type { Random } from '../../support/random';
import { Office } from '../release/office';
import { makeProject } from '../release/project';
import { until } from '../release/serviceProcess';
import type { ServiceProcess } from '../release/serviceProcess';
import { visit } from '../release/visitor';
import type { Impression } from '../release/visitor';
import { makeWebServer } from '../release/webServer';

export const keptReleases = 3;

export interface Killing {
  readonly kills: number;
  readonly seed: number;
  /** Of the service, beside what it needs. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Called when the first release is there, before the first kill. */
  readonly onFirst?: () => void;
}

export interface Aftermath extends Impression {
  /** What was wrong after a kill. */
  readonly damages: readonly string[];
  /** After how many kills something half made or half removed lay there, and a build that was cut off. */
  readonly halfDone: number;
  readonly cutBuilds: number;
  /** What visitors see in the end, and what was asked for last. */
  readonly live: string;
  readonly asked: string;
  /** Names in `RELEASE_DIR` and in its `releases`, in the end. */
  readonly names: readonly string[];
  readonly releases: readonly string[];
}

/** The phases of a publication, each from its own mark on. */
const phases = ['build', 'make', 'switch', 'after'] as const;
type Phase = (typeof phases)[number];

function linkTarget(releaseDir: string): string {
  try {
    return readlinkSync(currentLink(releaseDir));
  } catch {
    return '';
  }
}

/** Resolves when the phase has begun in a service that was started just now. `before`: what was current then. */
async function begun(service: ServiceProcess, releaseDir: string, phase: Phase, before: string): Promise<void> {
  const signs: Readonly<Record<Phase, () => boolean>> = {
    build: () => service.said().includes('Publishing: '),
    make: () => service.said().includes('Built edition'),
    switch: () => linkTarget(releaseDir) !== before,
    after: () => service.said().includes('Visitors see'),
  };
  await until(
    () => `${phase} begins. The service says: ${service.said()}`,
    () => (signs[phase]() ? true : undefined),
  );
}

/** Lets the service publish once. Returns how long each phase took, in milliseconds. */
async function measure(office: Office): Promise<readonly number[]> {
  const service = await office.start();
  await office.change(service);
  const times: number[] = [];
  for (const phase of phases) {
    await begun(service, office.releaseDir, phase, '');
    times.push(performance.now());
  }
  await service.kill('SIGTERM');
  const shortestMs = 20;
  return times.map((time, index) => Math.max(shortestMs, (times[index + 1] ?? time) - time));
}

/** What is wrong between a kill and the next start. */
async function damagesOf(office: Office): Promise<readonly string[]> {
  const { releaseDir } = office;
  const damages: string[] = [];
  const current = (await currentRelease(releaseDir)) ?? 'none';
  for (const id of new Set([current, ...(await listReleases(releaseDir))]))
    await checkRelease(releaseDir, id).catch((error: unknown) => damages.push(String(error)));
  const isForgotten = (await office.live()) !== office.asked && (await readQueue(releaseDir)).request === null;
  return isForgotten ? [...damages, `Edition ${office.asked} is neither live nor in the queue.`] : damages;
}

/** One run of the service until it is killed. */
async function killOnce(office: Office, phase: Phase, milliseconds: number): Promise<ServiceProcess> {
  const before = linkTarget(office.releaseDir);
  // What was asked for before the last kill is not asked for again, unless visitors see it already.
  const isLive = (await office.live()) === office.asked;
  const service = await office.start();
  if (isLive) await office.change(service);
  await begun(service, office.releaseDir, phase, before);
  await sleep(milliseconds);
  await service.kill();
  return service;
}

async function finish(office: Office): Promise<void> {
  const service = await office.start();
  await office.change(service);
  await office.rest(service);
  await service.kill('SIGTERM');
}

/** One phase after the other, each at any moment of it. */
function momentsOf(kills: number, lengths: readonly number[], random: Random): readonly (readonly [Phase, number])[] {
  return Array.from({ length: kills }, (_, kill) => {
    const index = kill % phases.length;
    return [phases[index] ?? 'build', random() * (lengths[index] ?? 0)] as const;
  });
}

/** Kills the service so many times, and lets it come to its end then. `folder`: an empty one for all of it. */
export async function killService(
  folder: string,
  { kills, seed, environment = {}, onFirst }: Killing,
): Promise<Aftermath> {
  await makeProject(folder);
  const server = await makeWebServer(path.join(folder, 'web-rules'), path.join(folder, 'releases'));
  const office = new Office(folder, server.releaseDir, { RELEASE_KEEP: String(keptReleases), ...environment });
  const lengths = await measure(office);
  const visitor = visit(await server.start());
  onFirst?.();
  const damages: string[] = [];
  const found = { halfDone: 0, cutBuilds: 0 };
  for (const [phase, milliseconds] of momentsOf(kills, lengths, randomNumbers(seed))) {
    const service = await killOnce(office, phase, milliseconds);
    const names = await readdir(releasesIn(office.releaseDir));
    if (names.some((name) => name.endsWith('.draft'))) found.halfDone += 1;
    if (!service.said().includes('Built edition')) found.cutBuilds += 1;
    damages.push(...(await damagesOf(office)));
  }
  await finish(office);
  const latest = path.join(currentLink(office.releaseDir), 'site', 'builds', 'latest.json');
  return {
    ...(await visitor.leave()),
    ...{ damages, ...found, asked: office.asked },
    live: /"contentId":"(?<id>\d+)"/.exec(await readFile(latest, 'utf8'))?.groups?.id ?? 'none',
    names: (await readdir(office.releaseDir)).toSorted(),
    releases: (await readdir(releasesIn(office.releaseDir))).toSorted(),
  };
}
