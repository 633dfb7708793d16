/** `npm run release -- build | switch <id> | rollback | list | check <id>`: makes releases of the site and activates one of them. */
import { guardAgainstSample } from '@/lib/build/sampleGuard';
import { checkPublicSettings } from '@/lib/build/publicSettings';
import { config } from '@/lib/shared/config';
import { ConfigurationError } from '@/lib/shared/errors';
import { checkRelease } from '@/lib/publish/release/checkRelease';
import { currentRelease, listReleases, readRelease } from '@/lib/publish/release/releaseFolder';
import { parseBuildOptions } from '../build/buildOptions';
import { completeActivation, activateRelease } from '@/lib/publish/release/manualActivation';
import type { ReleaseInfo } from '@/lib/publish/release/releaseInfo';
import {
  buildRelease,
  finishActivation,
  describeRelease,
  describeVisible,
  releaseFolder,
  rollBack,
} from './releaseWork';
import { siteCommand } from './siteCommand';

const usage =
  'Expected one of: build, switch <id>, rollback, list, check <id>. After «build» the options of «npm run build».';

async function list(): Promise<string> {
  const folder = releaseFolder();
  const current = await currentRelease(folder);
  const lines = (await listReleases(folder)).map(async (id) => {
    const line = describeVisible({ id, info: await readRelease(folder, id).catch(() => null) });
    return `${id === current ? '→' : ' '} ${line}`;
  });
  return (await Promise.all(lines)).join('\n');
}

async function build(parameters: readonly string[]): Promise<string> {
  // Report mistakes in options and settings before doing anything.
  checkPublicSettings(config());
  guardAgainstSample(config());
  parseBuildOptions(parameters);
  return describeRelease(await buildRelease(parameters));
}

/** Prints the active release at once, since updating the search may take minutes. */
async function finish(release: ReleaseInfo): Promise<string> {
  const seen = `Visitors see ${describeRelease(release)}`;
  console.error(`${seen}\nThe search follows …`);
  await completeActivation(release, finishActivation);
  return seen;
}

async function check(id: string): Promise<string> {
  return `Complete: ${describeRelease(await checkRelease(releaseFolder(), id))}`;
}

/** Returns the work of a subcommand; undefined if the parameters do not fit. */
function workFor([word, ...rest]: readonly string[]): (() => Promise<string>) | undefined {
  const [id] = rest;
  if (word === 'build') return () => build(rest);
  if (word === 'list' && rest.length === 0) return list;
  if (word === 'rollback' && rest.length === 0) return async () => finish(await rollBack());
  if (rest.length !== 1 || id === undefined) return undefined;
  if (word === 'switch') return async () => finish(await activateRelease(releaseFolder(), id));
  if (word === 'check') return () => check(id);
  return undefined;
}

await siteCommand(async () => {
  const parameters = process.argv.slice(2);
  const work = workFor(parameters);
  if (work === undefined)
    throw new ConfigurationError(`These arguments cannot be used: ${parameters.join(' ')}\n${usage}`);
  console.log(await work());
  return 0;
});
