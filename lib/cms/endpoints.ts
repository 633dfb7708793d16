/** Which paths of the CMS may be requested, and what they are called there. */
import { collectionNames, singleNames } from '@/content-types/registry';
import { DisallowedEndpointError } from './cmsErrors';

const quizCollection = 'quizes';

/** What servers outside the intranet call the quiz collection. */
const publicQuizCollection = 'quizzes';

const collections = new Set<string>([...collectionNames, publicQuizCollection]);
const singles = new Set<string>(singleNames);

/** A number (Strapi 4) or a documentId (Strapi 5). */
const idPattern = /^[A-Za-z0-9]{1,64}$/;

/**
 * Accepts `{collection}`, `{collection}/{id}` and `{single type}`, without query.
 * Throws DisallowedEndpointError for everything else.
 */
export function assertAllowedEndpoint(path: string): void {
  const [first = '', id, ...rest] = path.split('/');
  const isAllowed =
    id === undefined ? collections.has(first) || singles.has(first) : collections.has(first) && idPattern.test(id);
  if (!isAllowed || rest.length > 0) throw new DisallowedEndpointError(path);
}

/** Whether a host name is one of the given domains or below one of them. */
function isBelow(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** The name of a content type in the addresses of the CMS on that host. */
export function endpointOf(typeName: string, host: string, intranetHosts: readonly string[]): string {
  if (typeName !== quizCollection) return typeName;
  return isBelow(
    host.toLowerCase(),
    intranetHosts.map((domain) => domain.toLowerCase().replace(/^\./, '')),
  )
    ? quizCollection
    : publicQuizCollection;
}
