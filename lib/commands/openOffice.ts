/** The work of `npm run office`: starts its parts, says how they are doing, and ends with all of them. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { config } from '@/lib/base/config';
import { ConfigurationError } from '@/lib/base/errors';
import { urlOf } from '@/lib/base/listen';
import type { CmsFolder } from '@/lib/cms/heldVersion';
import { prepareCms, writeSecretFile } from '@/lib/cms/prepare';
import { strapiEnvironment } from '@/lib/cms/strapiEnvironment';
import { startServer } from '@/lib/export/preview/server';
import { currentLink } from '@/lib/publish/release/releaseFolder';
import { chosenCms } from './cmsFolder';
import { startPart } from './officeParts';
import type { OfficePart } from './officeParts';
import { askPreview, askStatus, describePreview, describeStatus } from './officeStatus';
import { ensurePortIsFree } from './port.mjs';
import { releaseFolder } from './releaseWork';
import { siteCommand } from './siteCommand';
import { startBoard } from './statusBoard';
import type { StatusBoard } from './statusBoard';
import { untilEnded } from './untilEnded';

/** One person publishes, and waits: a burst of changes is what the CMS sends for one click. */
const debounceMs = 300;

const lookMs = 500;

interface Secret {
  readonly secret: string;
  /** Where those who start the office find it: a setting, or a file. */
  readonly keptIn: string;
}

/** That of the settings, or one that is kept with the CMS. */
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

const cmsSchema = z.object({
  url: z.string(),
  token: z.string().nullable(),
  login: z.object({ email: z.string(), password: z.string() }).nullable(),
});

type Cms = z.infer<typeof cmsSchema>;

/** Where editors reach the draft site. */
function previewAddress(): string {
  const { RELEASE_HOST: host, PREVIEW_PORT: port, PREVIEW_URL: wanted = urlOf(host, port) } = config();
  return wanted;
}

async function startCmsPart(folder: string, secret: string): Promise<OfficePart> {
  const { CMS_PORT: port, CMS_DATABASE_URL: database = '' } = config();
  const settings = { CMS_PORT: String(port), CMS_DATABASE_URL: database };
  const links = { RELEASE_SECRET: secret, PREVIEW_URL: previewAddress() };
  return startPart('cms', 'cmsServer', { ...strapiEnvironment, ...settings, ...links }, [folder]);
}

/** What reads the CMS, and publishes. */
function settingsFor({ url, token }: Cms, secret: string): Readonly<Record<string, string>> {
  const { PORT: port, SITE_URL: site = urlOf('localhost', port), RELEASE_DEBOUNCE_MS: wanted } = config();
  return {
    CMS_URL: url,
    CMS_TOKEN: token ?? '',
    SITE_URL: site,
    RELEASE_SECRET: secret,
    PREVIEW_URL: previewAddress(),
    RELEASE_DEBOUNCE_MS: String(Math.min(wanted, debounceMs)),
  };
}

/** What changed while the service did not run has been reported to nobody. */
async function askForBuild(service: string, secret: string): Promise<void> {
  await fetch(`${service}/rebuild`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ event: 'rebuild' }),
  });
}

/** Serves what visitors see, as soon as there is something. */
async function serveSite(service: string, board: StatusBoard): Promise<void> {
  while ((await askStatus(service)).current === null) await pause(lookMs);
  const live = currentLink(releaseFolder());
  const server = await startServer({
    rootDir: path.join(live, 'site'),
    rulesDir: path.join(live, 'rules'),
    port: config().PORT,
  });
  board.show('Website', server.url);
}

/** Never resolves. `describe` throws while nobody answers, as at the end. */
async function watch(describe: () => Promise<string>, show: (line: string) => void): Promise<never> {
  for (;;) {
    show(await describe().catch(() => 'does not answer'));
    await pause(lookMs);
  }
}

/** `keptIn`: where the password of the status page is found. */
function watchService(service: string, keptIn: string, board: StatusBoard): Promise<never> {
  const describe = async (): Promise<string> => describeStatus(await askStatus(service));
  return watch(describe, (line) => board.show('Service', `${service}/status (password: ${keptIn}): ${line}`));
}

function watchPreview(preview: string, board: StatusBoard): Promise<never> {
  const describe = async (): Promise<string> => describePreview(await askPreview(preview));
  return watch(describe, (line) => board.show('Preview', `${preview}, opened from the CMS: ${line}`));
}

const readySchema = z.object({ url: z.string() });

async function openOffice(folder: string, parts: OfficePart[]): Promise<never> {
  const { secret, keptIn } = await secretIn(folder);
  const board = startBoard(['CMS', 'Service', 'Website', 'Preview']);
  const start = async (starting: Promise<OfficePart>): Promise<unknown> => {
    const part = await starting;
    parts.push(part);
    return part.ready;
  };
  const cms = cmsSchema.parse(await start(startCmsPart(folder, secret)));
  const login =
    cms.login === null ? '' : ` (login ${cms.login.email}, password ${cms.login.password}, shown this once)`;
  board.show('CMS', `${cms.url}/admin${login}`);
  const settings = settingsFor(cms, secret);
  const { url: service } = readySchema.parse(await start(startPart('service', 'releaseServe', settings)));
  await askForBuild(service, secret);
  void serveSite(service, board).catch((error: unknown) => board.show('Website', String(error)));
  const { url: preview } = readySchema.parse(await start(startPart('preview', 'draftServe', settings)));
  const watching = [watchService(service, keptIn, board), watchPreview(preview, board)];
  return Promise.race([...watching, ...parts.map(({ ended }) => ended)]);
}

/** Throws ConfigurationError if nobody could open the draft site from the CMS. */
function ensurePreviewButton({ folder, strapi }: CmsFolder): void {
  if (strapi === 5) return;
  throw new ConfigurationError(
    `«npm run office» opens drafts by the preview button of the CMS, and Strapi ${strapi} (${folder}) has none. Start it ` +
      'with a Strapi 5, or such a CMS alone: npm run cms -- --strapi 4 <folder>',
  );
}

async function ensurePorts(): Promise<void> {
  const { CMS_PORT, RELEASE_PORT, PREVIEW_PORT, PORT } = config();
  for (const [name, port] of Object.entries({ CMS_PORT, RELEASE_PORT, PREVIEW_PORT, PORT }))
    await ensurePortIsFree(port, (other) => `${name}=${other} npm run office`);
}

await siteCommand(async () => {
  const cms = await chosenCms('office', process.argv.slice(2));
  ensurePreviewButton(cms);
  await ensurePorts();
  await prepareCms(cms, config().CMS_DATABASE_URL ?? '');
  const asked = untilEnded();
  const parts: OfficePart[] = [];
  await Promise.race([openOffice(cms.folder, parts), asked]);
  await Promise.all(parts.map(({ gone }) => gone));
  // The website, and the looks at the others, end with this process.
  process.exit();
});
