/** An office with a release service and content that changes. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentRelease, readRelease } from '@/lib/publish/release/releaseFolder';
import { temporaryFolder } from '../../lib/commands/temporaryFolder';
import { makeProject } from './project';
import { startServiceProcess, until } from './serviceProcess';
import type { ServiceProcess } from './serviceProcess';

export class Office {
  readonly #folder: string;
  readonly #environment: Readonly<Record<string, string>>;
  #edition = 0;

  constructor(
    folder: string,
    readonly releaseDir: string,
    environment: Readonly<Record<string, string>>,
  ) {
    this.#folder = folder;
    this.#environment = { RELEASE_DIR: releaseDir, ...environment };
  }

  /** `environment`: for this run only. */
  start(environment: Readonly<Record<string, string>> = {}): Promise<ServiceProcess> {
    return startServiceProcess(this.#folder, { ...this.#environment, ...environment });
  }

  /** The edition that was asked for last. */
  get asked(): string {
    return String(this.#edition).padStart(12, '0');
  }

  /** Changes the content and tells the service. */
  async change(service: ServiceProcess): Promise<void> {
    this.#edition += 1;
    await writeFile(path.join(this.#folder, 'edition.txt'), this.asked);
    const status = await service.tell();
    if (status !== 202) throw new Error(`The service answers ${status}. It says: ${service.said()}`);
  }

  async live(): Promise<string | null> {
    const id = await currentRelease(this.releaseDir);
    return id === null ? null : (await readRelease(this.releaseDir, id)).contentId;
  }

  /** Resolves when nothing is left to be done. Throws if something has failed. */
  async rest(service: ServiceProcess): Promise<void> {
    await until(
      () => `the service rests. It says: ${service.said()}`,
      async () => {
        const { waiting, building, lastError } = await service.status();
        if (lastError !== null)
          throw new Error(`Something has failed: ${lastError.message} It says: ${service.said()}`);
        await sleep(50);
        return waiting === null && building === null ? true : undefined;
      },
    );
  }

  /** Resolves with the message of the first failure. */
  failure(service: ServiceProcess): Promise<string> {
    return until(
      () => `a failure. The service says: ${service.said()}`,
      async () => {
        await sleep(50);
        return (await service.status()).lastError?.message;
      },
    );
  }
}

/** An office with a project of its own, before its service is started for the first time. */
export async function openOffice(releaseDir?: string): Promise<{ readonly office: Office; readonly folder: string }> {
  const folder = temporaryFolder().path;
  await makeProject(folder);
  await mkdir(path.join(folder, 'web-rules'));
  await writeFile(path.join(folder, 'web-rules', 'nginx-maps.conf'), '# none\n');
  return { office: new Office(folder, releaseDir ?? path.join(folder, 'published'), {}), folder };
}
