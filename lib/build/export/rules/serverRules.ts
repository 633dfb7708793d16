/**
 * What a web server must know besides the files: redirects, headers, error pages. `rules.json` holds it for the preview server; the files
 * for nginx and static hosts are generated from the same object.
 */
import { z } from 'zod';
import { languagePrefix, languagePrefixes, pageFile, withPrefix } from '@/lib/site/pageFiles';
import { routePrefix } from '@/content-types/routes';
import { drawingsFolder, mediaAddress } from '@/lib/content/files/mediaAddress';
import type { ErrorPage } from '../sitePages';
import { alwaysRevalidate, immutable, pageCaching } from './caching';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { PolicySources } from './contentSecurityPolicy';
import type { Redirect } from './redirects';

const headerValues = z.record(z.string(), z.string());

export const serverRulesSchema = z.object({
  /** Status 301; the query is kept; the first match wins. */
  redirects: z.array(z.object({ from: z.string(), to: z.string() })).readonly(),
  /** `path` ends with `/**`. All matches apply; for the same header, the last one. */
  headers: z.array(z.object({ path: z.string(), values: headerValues })).readonly(),
  /** Override the above in responses with status 400 and above. */
  errorHeaders: headerValues,
  /** For redirects, which must not be cached long: the address may become a page again. */
  movedHeaders: headerValues,
  /** For range requests, whether or not the range exists: nginx sets headers before it knows. */
  partHeaders: headerValues,
  /** By language; `prefix` is empty for German, which comes last. `file` is relative to the export. */
  errorPages: z
    .array(z.object({ prefix: z.string(), status: z.union([z.literal(404), z.literal(500)]), file: z.string() }))
    .readonly(),
  /** Files whose addresses must not be served. */
  hidden: z.array(z.string()).readonly(),
  /** Instant of the next planned release, or null; no page may be cached beyond it. Secret, so it is in no public file. */
  nextRelease: z.iso.datetime({ offset: true }).nullable(),
});

export type ServerRules = z.infer<typeof serverRulesSchema>;

/** Only for sites served over HTTPS, unlike the preview server. */
export const transportSecurity = { 'Strict-Transport-Security': 'max-age=31536000' };

const unusedFeatures = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'usb',
];

function siteHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': pageCaching(),
  };
}

/** Allows SVGs their inline styles and pictures. No sandbox here, because browsers would not display PDFs. */
const policyOfUploads = [
  "default-src 'none'",
  "script-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "media-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** In pages, SVGs are pictures, which these headers do not affect. Opened directly, they would be documents of the site. */
const drawingHeaders = {
  'Content-Security-Policy': `${policyOfUploads}; sandbox`,
  'Content-Disposition': 'attachment',
};

/** Files with a content hash in their name. Static hosts get a rule for each of them: see `staticHostRules.ts`. */
export const codeFolders = ['/_next/static', '/assets'] as const;

/** Open data, which scripts on other sites may read. Repeated for nginx in `deploy/nginx.conf`. */
const openHeaders = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

const fileHeaders: ServerRules['headers'] = [
  ...codeFolders.map((folder) => ({ path: `${folder}/**`, values: { 'Cache-Control': immutable } })),
  // Other sites may show charts and pictures, which are open data. Uploads must not run scripts when opened directly.
  {
    path: '/media/**',
    values: {
      'Cache-Control': immutable,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': policyOfUploads,
    },
  },
  { path: `${mediaAddress(drawingsFolder)}/**`, values: drawingHeaders },
  { path: '/daten/**', values: openHeaders },
  { path: '/share/**', values: { 'Cache-Control': immutable, 'Cross-Origin-Resource-Policy': 'cross-origin' } },
];

/** Any site may frame the pages made for embedding. */
function embedHeaders(sources: PolicySources): ServerRules['headers'] {
  const policy = contentSecurityPolicy(sources, '*');
  return languagePrefixes().map((prefix) => ({
    path: withPrefix(prefix, `${routePrefix('embed')}**`),
    values: { 'Content-Security-Policy': policy },
  }));
}

/** Files for static hosts that are in the export but must not be served. */
const hostFiles = ['/_headers', '/_redirects'];

export interface RuledSite {
  readonly errorPages: readonly ErrorPage[];
  /** With one entry per language. */
  readonly redirects: readonly Redirect[];
}

/** Returns the rules of the site. `nextRelease`: see `ServerRules`. */
export function makeServerRules(
  site: RuledSite,
  sources: PolicySources,
  nextRelease: string | null = null,
): ServerRules {
  const errorPages = site.errorPages.map(({ path, locale, status }) => ({
    prefix: languagePrefix(locale),
    status,
    file: pageFile(path),
  }));
  return {
    redirects: [...site.redirects],
    headers: [
      { path: '/**', values: siteHeaders(contentSecurityPolicy(sources)) },
      ...fileHeaders,
      ...embedHeaders(sources),
    ],
    errorHeaders: { 'Cache-Control': 'no-store' },
    movedHeaders: { 'Cache-Control': pageCaching() },
    partHeaders: { 'Cache-Control': alwaysRevalidate },
    errorPages: errorPages.sort(
      (left, right) => right.prefix.length - left.prefix.length || (left.file < right.file ? -1 : 1),
    ),
    hidden: [...hostFiles, ...site.errorPages.map(({ path }) => path)],
    nextRelease,
  };
}
