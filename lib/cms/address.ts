/** Addresses on the CMS. */
import qs from 'qs';
import { assertAllowedEndpoint } from './endpoints';
import { CmsQueryTooLongError, DisallowedEndpointError } from './errors';

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

/**
 * The address of a file as the CMS delivers it: absolute where files are kept elsewhere, else beginning with `/`.
 * Throws DisallowedEndpointError for anything that is not http or https.
 */
export function fileUrl(root: URL, address: string): URL {
  const isOnCms = address.startsWith('/') && !address.startsWith('//');
  const absolute = isOnCms ? below(root, address) : address;
  const url = URL.canParse(absolute, root.href) ? new URL(absolute, root.href) : null;
  if (url === null || address === '' || !['http:', 'https:'].includes(url.protocol))
    throw new DisallowedEndpointError(address);
  return url;
}
