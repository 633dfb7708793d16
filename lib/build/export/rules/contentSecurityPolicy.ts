/** The content security policy: everything from the site itself, nothing inline. */
import { htmlPolicy } from '@/lib/shared/browser/pagePayload';
import { workerPolicy } from '@/lib/search/shipped/workerMessages';
import { isHost } from '@/lib/shared/host';

export interface PolicySources {
  /** Hosts of frames, which load after consent. */
  readonly frameHosts: readonly string[];
  /** Origins that the page's code may ask: the search engine, the analytics host. */
  readonly connectOrigins: readonly string[];
}

function distinct(sources: readonly string[]): readonly string[] {
  return [...new Set(sources)].sort();
}

export const anyFrame = 'https:';

/** Servers and CDNs refuse longer headers: nginx reads 4000 bytes, some hosts 2000. */
const longestFrameSources = 1500;

/**
 * The hosts by name; any encrypted host if there are too many for a header that servers accept. Nothing is loaded
 * into a frame before the visitor agrees, with either.
 */
export function frameSources(frameHosts: readonly string[]): readonly string[] {
  const named = distinct(frameHosts.filter(isHost).map((host) => `https://${host}`));
  return named.join(' ').length > longestFrameSources ? [anyFrame] : named;
}

/** `frameAncestors`: who may show the page in a frame, as a source of the policy. */
export function contentSecurityPolicy(sources: PolicySources, frameAncestors = "'self'"): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...distinct(sources.connectOrigins)],
    'frame-src': ["'self'", ...frameSources(sources.frameHosts)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [frameAncestors],
    // Text becomes markup in `lib/client/trustedHtml.ts` and code in the worker of the search, and nowhere else.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [htmlPolicy, workerPolicy],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
