/** Addresses on the CMS. */
import qs from 'qs';
import { assertAllowedEndpoint } from './endpoints';
import { CmsQueryTooLongError, DisallowedFileError } from './cmsErrors';

/** Node refuses requests of more than 16 kB, headers included; the rest is left for those. */
const longestAddress = 14_000;

/** Where a Strapi server is, without the trailing `/api` that some write. */
export function cmsRoot(cmsUrl: string): URL {
  const root = new URL(cmsUrl);
  root.pathname = root.pathname.replace(/\/+$/, '').replace(/\/api$/, '');
  root.search = '';
  root.hash = '';
  return root;
}

function below(root: URL, path: string): string {
  return `${root.origin}${root.pathname.replace(/\/$/, '')}${path}`;
}

/**
 * The address of an endpoint (`articles`, `articles/12`, `home-page`) with its query.
 * Throws DisallowedEndpointError and CmsQueryTooLongError.
 */
export function endpointUrl(root: URL, endpoint: string, query: Readonly<Record<string, unknown>>): URL {
  assertAllowedEndpoint(endpoint);
  const path = `/api/${endpoint}`;
  const url = new URL(`${below(root, path)}${qs.stringify(query, { encodeValuesOnly: true, addQueryPrefix: true })}`);
  const { length } = url.pathname + url.search;
  if (length > longestAddress) throw new CmsQueryTooLongError(path, length, longestAddress);
  return url;
}

/** Where a CMS delivers uploads, `/uploads/`. */
export function uploadsPath(root: URL): string {
  return new URL(below(root, '/uploads/')).pathname;
}

/** Encoded slashes and dots, which only a server decodes: they would lead out of the folder. */
const hiddenSteps = /%(?:2e|2f|5c|00)|\\/i;

/** Why a file may not be fetched from an address: `is on files.example, …`; undefined if it may. */
function placeFault(root: URL, url: URL, fileHosts: readonly string[]): string | undefined {
  if (url.username !== '' || url.password !== '') return 'has a user or a password in its address';
  if (url.origin === root.origin) {
    const uploads = uploadsPath(root);
    const isUpload = url.pathname.startsWith(uploads) && !hiddenSteps.test(url.pathname);
    return isUpload ? undefined : `is on the CMS, but not below ${uploads}, where uploads are`;
  }
  if (!fileHosts.includes(url.host)) return `is on ${url.host}, which CMS_FILE_HOSTS does not name`;
  return url.protocol === 'http:' && root.protocol === 'https:' ? 'is fetched without encryption' : undefined;
}

/**
 * The absolute address of a file, which the CMS delivers as `address`: on a host named in the settings if files are stored
 * elsewhere, else an upload of the CMS, which alone gets the token. Throws DisallowedFileError for everything else.
 */
export function fileUrl(root: URL, address: string, fileHosts: readonly string[] = []): URL {
  const isOnCms = address.startsWith('/') && !address.startsWith('//');
  const absolute = isOnCms ? below(root, address) : address;
  const url = URL.canParse(absolute, root.href) ? new URL(absolute, root.href) : null;
  if (url === null || address === '' || !['http:', 'https:'].includes(url.protocol))
    throw new DisallowedFileError(address, 'has no address that begins with https:// or /');
  const fault = placeFault(root, url, fileHosts);
  if (fault !== undefined) throw new DisallowedFileError(address, fault);
  return url;
}
