/** Checks the settings that a public site requires. */
import type { Config } from '@/lib/shared/config';
import { edition } from '@/lib/shared/edition.mjs';
import { ConfigurationError } from '@/lib/shared/errors';

const withoutAddress =
  'SITE_URL is not set. Citations, canonical links, feeds and the sitemap name the public address of the site; without it ' +
  'they would point to the build machine. Set it in .env, as SITE_URL=https://statistik.example.org. ' +
  'To view the site on this computer: npm start.';

const withoutOffice =
  'OFFICE_DIR is not set. Without the folder of your office the site would have the name, the languages and the areas of the ' +
  'sample. Make one with «npm run office -- --empty», change its office.yaml, and name the folder in .env, as OFFICE_DIR=/srv/office.';

const withDrafts = 'CMS_DRAFTS is 1: a site for the public must not hold drafts. Use it with «npm run dev».';

const withAdminKey =
  'MEILISEARCH_SEARCH_KEY is the same as MEILISEARCH_ADMIN_KEY: everybody who visits the site gets it and could change what ' +
  'the search finds. Make one that can only search with «npm run search:key».';

function lacksOffice({ CMS_URL: cms, OFFICE_DIR: office, SAMPLE_DIR: content }: Config): boolean {
  return cms !== undefined && office === undefined && content === undefined;
}

/** Throws ConfigurationError if a CMS is set but no office, since the site would use the sample's office. */
export function requireOffice(settings: Config): void {
  if (lacksOffice(settings)) throw new ConfigurationError(withoutOffice);
}

/** Throws ConfigurationError naming every setting that prevents a public build. The sample content is exempt. */
export function checkPublicSettings(settings: Config): void {
  const { CMS_URL: cms, SITE_URL: site, CMS_DRAFTS: drafts } = settings;
  const { MEILISEARCH_SEARCH_KEY: searchKey, MEILISEARCH_ADMIN_KEY: adminKey } = settings;
  const problems = [
    ...(cms !== undefined && site === undefined ? [withoutAddress] : []),
    ...(lacksOffice(settings) ? [withoutOffice] : []),
    ...(drafts && edition !== 'drafts' ? [withDrafts] : []),
    ...(searchKey !== undefined && searchKey.trim() === adminKey?.trim() ? [withAdminKey] : []),
  ];
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));
}

/** Returns the origins, other than the site, that pages contact: search and analytics. */
export function connectOrigins({ MEILISEARCH_URL: search, UMAMI_HOST: analytics }: Config): readonly string[] {
  return [search, analytics].flatMap((address) => (address === undefined ? [] : [new URL(address).origin]));
}
