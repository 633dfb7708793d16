/** The configuration from the environment, parsed once, with all problems in one message. Every name is in `.env.example`. */
import { z } from 'zod';
import { partNames } from './browser/browserSettings';
import { ConfigurationError } from './errors';

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((value) => value.replace(/\/+$/, ''));

/** The address of the site itself: a host without a path. */
const ownAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .refine((value) => URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`, {
    error: 'must be the address of a host without a path, as https://statistik.example.org',
  })
  .transform((value) => new URL(value).origin);

const hosts = list.pipe(
  z.array(
    z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9.-]+(?::\d{1,5})?$/, {
        error: 'must be names of hosts, as files.example.org, separated by commas',
      }),
  ),
);

const switchedOn = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1');

function limit(initially: number) {
  return z.coerce.number({ error: 'must be a whole number from 1' }).int().min(1).default(initially);
}

function milliseconds(initially: number) {
  return z.coerce.number({ error: 'must be a whole number of milliseconds from 0' }).int().min(0).default(initially);
}

/** Value of CMS_URL for the sample content. */
export const sampleCms = 'sample';

const environmentSchema = z.object({
  CMS_URL: z
    .union([z.literal(sampleCms), webAddress], {
      error: `must be an address that begins with http:// or https://, or «${sampleCms}» for the sample content`,
    })
    .optional(),
  CMS_TOKEN: z.string().optional(),
  CMS_DATA_TOKEN: z.string().optional(),
  CMS_IMPORT_TOKEN: z.string().optional(),
  CMS_POPULATE: z.enum(['explicit', 'deep'], { error: 'must be explicit or deep' }).default('explicit'),
  CMS_TIMEOUT_MS: milliseconds(0),
  CMS_CONCURRENCY: z.coerce.number({ error: 'must be a number from 1 to 50' }).int().min(1).max(50).default(6),
  CMS_MAX_ANSWER_BYTES: limit(100_000_000),
  CMS_MAX_FILE_BYTES: limit(200_000_000),
  CMS_MAX_ENTRIES: limit(100_000),
  CMS_INTRANET_HOSTS: hosts.default(['intranet.bs.ch']),
  CMS_FILE_HOSTS: hosts.default([]),
  DATA_HOSTS: hosts.default([]),
  CMS_DRAFTS: switchedOn.default(false),
  CMS_PORT: z.coerce.number({ error: 'must be a port from 0 to 65535' }).int().min(0).max(65535).default(1337),
  CMS_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address that begins with postgres://' })
    .optional(),
  SITE_URL: ownAddress.optional(),
  SAMPLE_DIR: z.string().trim().min(1).optional(),
  OFFICE_DIR: z.string().trim().min(1).optional(),
  SITE_PARTS_OFF: list
    .pipe(z.array(z.enum(partNames, { error: `must name parts of the browser code: ${partNames.join(', ')}` })))
    .default([]),
  SECURITY_CONTACT: list.default([]).pipe(
    z.array(
      z.string().regex(/^(?:mailto:|https:\/\/|tel:)[!-~]+$/, {
        error: 'must be addresses that begin with mailto:, https:// or tel:, separated by commas',
      }),
    ),
  ),
  PRODUCTION_HOST: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9.-]*$/, { error: 'must be the name of a host, as statistik.example.org' })
    .default(''),
  PORT: z.coerce.number({ error: 'must be a port from 0 to 65535' }).int().min(0).max(65535).default(3000),
  MEILISEARCH_URL: webAddress.optional(),
  MEILISEARCH_SEARCH_KEY: z.string().optional(),
  MEILISEARCH_ADMIN_KEY: z.string().optional(),
  MEILISEARCH_KEY_UNTRIED: switchedOn.default(false),
  MEILISEARCH_TIMEOUT_MS: limit(300_000),
  UMAMI_HOST: webAddress.optional(),
  UMAMI_ID: z.string().optional(),
  UMAMI_VERSION: z
    .enum(['1', '2'], { error: 'must be 1 or 2' })
    .transform((version) => (version === '1' ? 1 : 2))
    .optional(),
  UMAMI_DOMAINS: hosts.default([]),
  UMAMI_IGNORE_LOCALHOST: switchedOn.default(false),
  UMAMI_AUTO_TRACK: switchedOn.default(true),
  UMAMI_ENDPOINT: z.string().startsWith('/', { error: 'must be a path that begins with /' }).optional(),
  RELEASE_DIR: z.string().trim().min(1).default('releases'),
  RELEASE_SECRET: z.string().min(16, { error: 'must have 16 characters or more' }).optional(),
  RELEASE_HOST: z.string().trim().min(1).default('127.0.0.1'),
  RELEASE_PORT: z.coerce.number({ error: 'must be a port from 0 to 65535' }).int().min(0).max(65535).default(3400),
  RELEASE_DEBOUNCE_MS: milliseconds(5000),
  RELEASE_LEAD_MS: milliseconds(900_000),
  RELEASE_KEEP: z.coerce.number({ error: 'must be a number from 2 to 1000' }).int().min(2).max(1000).default(10),
  PREVIEW_URL: ownAddress.optional(),
  PREVIEW_PORT: z.coerce.number({ error: 'must be a port from 0 to 65535' }).int().min(0).max(65535).default(3401),
  /** Set by Next.js, not by people. */
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
});

const configSchema = environmentSchema.transform(({ CMS_URL: cms, ...others }) => ({
  ...others,
  CMS_URL: cms === sampleCms ? undefined : cms,
  /** The sample content was requested explicitly; without a CMS it is shown in any case. */
  isSampleMeant: cms === sampleCms || others.SAMPLE_DIR !== undefined ? true : undefined,
}));

export type Config = Readonly<z.infer<typeof configSchema>>;

/** The variables that the site reads, for the check against `.env.example`. */
export const environmentNames = Object.keys(environmentSchema.shape).filter((name) => name !== 'NODE_ENV');

/** Parses an environment; an empty variable counts as absent. Throws ConfigurationError that lists all wrong values. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = configSchema.safeParse(present);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => {
    // A wrong item of a list is shown with the whole list as written.
    const name = String(path[0]);
    const found = /TOKEN|KEY|SECRET|DATABASE/.test(name) ? '(hidden)' : `«${present[name] ?? ''}»`;
    return `  ${name}: ${message}; found ${found}`;
  });
  throw new ConfigurationError(
    `The environment cannot be used:\n${problems.join('\n')}\nSee .env.example for safe values.`,
  );
}

/** The site's address if only this machine can reach it. */
const addressHere = 'http://localhost:3000';

let parsed: Config | undefined;

/** Returns the configuration of this process. Throws ConfigurationError. */
export function config(): Config {
  parsed ??= parseConfig(process.env);
  return parsed;
}

/** Returns the public address of the site, without a trailing slash. */
export function siteUrl(): string {
  return config().SITE_URL ?? addressHere;
}
