/** Does the work of `npm run office`: starts its processes, shows their status, and ends with all of them. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { config } from '@/lib/shared/config';
import { officeFolder } from '@/lib/shared/office';
import { ConfigurationError, SiteError } from '@/lib/shared/errors';
import { serverUrl } from '@/lib/shared/listen';
import { prepareCms, writeSecretFile } from '@/lib/office/prepare';
import { strapiEnvironment } from '@/lib/office/strapiEnvironment';
import { startServer } from '@/lib/build/export/preview/previewServer';
import { currentLink } from '@/lib/publish/release/releaseFolder';
import { chosenFolder, withPort } from './cmsFolder';
import { startPart } from './officeParts';
import type { OfficePart } from './officeParts';
import { askPreview, askStatus, describePreview, describeStatus } from './officeStatus';
import { ensurePortIsFree } from './port.mjs';
import { releaseFolder } from './releaseWork';
import { siteCommand } from './siteCommand';
import { describeLogin, startedCmsSchema } from './startedCms';
import { startBoard } from './statusBoard';
import type { StatusBoard } from './statusBoard';
import { waitForShutdown } from './waitForShutdown';

/** Short, because the only editor waits; it only has to combine the webhooks that the CMS sends for one click. */
const debounceMs = 300;

const lookMs = 500;

interface Secret {
  readonly secret: string;
  /** Where operators find the secret: a setting or a file. */
  readonly keptIn: string;
}

/** The secret of the settings, or one stored with the CMS. */
async function secretIn(folder: string): Promise<Secret> {
  const { RELEASE_SECRET: given } = config();
  if (given !== undefined) return { secret: given, keptIn: 'RELEASE_SECRET' };
  const file = path.join(folder, 'release-secret.txt');
  const keptIn = path.relative(process.cwd(), file);
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept !== '') return { secret: kept, keptIn };
  const secret = randomBytes(24).toString('base64url');
  await writeSecretFile(file, secret);
  return { secret, keptIn };
}

type Cms = z.infer<typeof startedCmsSchema>;

function previewAddress(): string {
  const { RELEASE_HOST: host, PREVIEW_PORT: port, PREVIEW_URL: wanted = serverUrl(host, port) } = config();
  return wanted;
}

async function startCmsPart(folder: string, secret: string): Promise<OfficePart> {
  const { CMS_PORT: port, CMS_DATABASE_URL: database = '' } = config();
  const settings = { CMS_PORT: String(port), CMS_DATABASE_URL: database };
  const links = { RELEASE_SECRET: secret, PREVIEW_URL: previewAddress() };
  return startPart('cms', 'cmsServer', { ...strapiEnvironment, ...settings, ...links }, [folder]);
}

/** The settings of the service and the preview. Throws ConfigurationError if there is no token to read the CMS. */
function settingsFor({ url, token }: Cms, secret: string): Readonly<Record<string, string>> {
  const { PORT: port, SITE_URL: site = serverUrl('localhost', port), RELEASE_DEBOUNCE_MS: wanted } = config();
  const { CMS_TOKEN: own } = config();
  if (token === null && own === undefined) {
    throw new ConfigurationError(
      `The token of the CMS was removed from its folder. Make one in ${url}/admin that may read everything, and set CMS_TOKEN.`,
    );
  }
  return {
    CMS_URL: url,
    CMS_TOKEN: token ?? own ?? '',
    SITE_URL: site,
    OFFICE_DIR: officeFolder(),
    RELEASE_SECRET: secret,
    PREVIEW_URL: previewAddress(),
    RELEASE_DEBOUNCE_MS: String(Math.min(wanted, debounceMs)),
  };
}

/** Catches up on changes made while the service was down, whose webhooks were lost. */
async function askForBuild(service: string, secret: string): Promise<void> {
  const { ok, status } = await fetch(`${service}/rebuild`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ event: 'rebuild' }),
  });
  if (!ok) throw new SiteError(`The release service (${service}) refused to build: status ${status}.`);
}

/** Serves the current release as soon as there is one. */
async function serveSite(service: string, board: StatusBoard): Promise<void> {
  const isThere = async (): Promise<boolean> => (await askStatus(service)).current !== null;
  while (!(await isThere().catch(() => false))) await pause(lookMs);
  const live = currentLink(releaseFolder());
  await startServer({
    rootDir: path.join(live, 'site'),
    rulesDir: path.join(live, 'rules'),
    port: config().PORT,
  });
  board.show('Website', 'can be visited');
}

/** Never resolves. `describe` throws while the process does not answer, as during shutdown. */
async function watch(describe: () => Promise<string>, show: (line: string) => void): Promise<never> {
  for (;;) {
    show(await describe().catch(() => 'does not answer'));
    await pause(lookMs);
  }
}

function watchService(service: string, board: StatusBoard): Promise<never> {
  const describe = async (): Promise<string> => describeStatus(await askStatus(service));
  return watch(describe, (line) => board.show('Service', line));
}

function watchPreview(preview: string, secret: string, board: StatusBoard): Promise<never> {
  const describe = async (): Promise<string> => describePreview(await askPreview(preview, secret));
  return watch(describe, (line) => board.show('Preview', line));
}

const readySchema = z.object({ url: z.string() });

/** The running processes and their status board, which end together. */
class Office {
  readonly #parts: OfficePart[] = [];
  #board: StatusBoard | null = null;

  /** Rejects as soon as a process exits. */
  async open(folder: string): Promise<never> {
    const { secret, keptIn } = await secretIn(folder);
    console.log('Starting the CMS. The first time takes some minutes.');
    const cms = startedCmsSchema.parse(await this.#start(startCmsPart(folder, secret)));
    console.log(`CMS      ${cms.url}/admin`);
    // Printed above the board, whose lines are cut at the width of the terminal.
    if (cms.login !== null) console.log(`         login ${describeLogin(cms.login)}`);
    const settings = settingsFor(cms, secret);
    const { url: service } = readySchema.parse(await this.#start(startPart('service', 'releaseServe', settings)));
    console.log(`Service  ${service}/status (password: ${keptIn})`);
    await askForBuild(service, secret);
    const { url: preview } = readySchema.parse(await this.#start(startPart('preview', 'draftServe', settings)));
    console.log(`Preview  ${preview}, opened from the CMS`);
    console.log(`Website  ${serverUrl('localhost', config().PORT)}\n`);
    const board = startBoard(['Service', 'Preview', 'Website']);
    this.#board = board;
    const watching = [watchService(service, board), watchPreview(preview, secret, board)];
    void serveSite(service, board).catch((error: unknown) => board.show('Website', String(error)));
    return Promise.race([...watching, ...this.#parts.map(({ ended }) => ended)]);
  }

  async #start(starting: Promise<OfficePart>): Promise<unknown> {
    const part = await starting;
    this.#parts.push(part);
    return part.ready;
  }

  async close(): Promise<void> {
    this.#board?.end();
    for (const { stop } of this.#parts) stop();
    await Promise.all(this.#parts.map(({ gone }) => gone));
  }
}

async function ensurePorts(parameters: readonly string[]): Promise<void> {
  const { CMS_PORT, RELEASE_PORT, PREVIEW_PORT, PORT } = config();
  const ports = Object.entries({ CMS_PORT, RELEASE_PORT, PREVIEW_PORT, PORT });
  // Higher than all four, so it is free among them.
  const other = Math.max(...ports.map(([, port]) => port)) + 1;
  for (const [place, [name, port]] of ports.entries()) {
    const again = withPort(`${name}=${other}`, 'office', parameters);
    const same = ports.slice(0, place).find(([, before]) => before === port);
    if (same !== undefined)
      throw new ConfigurationError(`${same[0]} and ${name} are both ${port}. Choose another port: ${again}`);
    await ensurePortIsFree(port, () => again);
  }
}

await siteCommand(async () => {
  const parameters = process.argv.slice(2);
  const folder = chosenFolder('office', parameters);
  await ensurePorts(parameters);
  await prepareCms(folder, config().CMS_DATABASE_URL ?? '');
  const asked = waitForShutdown();
  const office = new Office();
  try {
    await Promise.race([office.open(folder), asked]);
  } finally {
    await office.close();
  }
  return 0;
});
// Ends the web server and the status loops, which run in this process.
process.exit();
