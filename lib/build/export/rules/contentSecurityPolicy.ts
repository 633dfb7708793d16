/** The content security policy: everything from the site itself, nothing inline. */
import { htmlPolicy } from '@/lib/shared/browser/pagePayload';
import { workerPolicy } from '@/lib/shared/browser/workerPolicy';
import { isHost } from '@/lib/shared/host';

export interface PolicySources {
  /** Hosts of frames, which load only after consent. */
  readonly frameHosts: readonly string[];
  /** Origins that the page's code contacts: search and analytics. */
  readonly connectOrigins: readonly string[];
}

function distinct(sources: readonly string[]): readonly string[] {
  return [...new Set(sources)].sort();
}

export const anyFrame = 'https:';

/** In characters. Servers and CDNs refuse long headers: nginx reads 4000 bytes, some hosts 2000. */
const longestFrameSources = 1500;

/** Returns the hosts by name, or any HTTPS host if the header would be too long. In both cases, frames load only after consent. */
export function frameSources(frameHosts: readonly string[]): readonly string[] {
  const named = distinct(frameHosts.filter(isHost).map((host) => `https://${host}`));
  return named.join(' ').length > longestFrameSources ? [anyFrame] : named;
}

/** Returns the policy. `frameAncestors` is the source that may embed the page. */
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
    // Text becomes markup only in `lib/client/trustedHtml.ts` and code only in the search worker.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [htmlPolicy, workerPolicy],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
