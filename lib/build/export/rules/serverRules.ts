/**
 * What a web server must know beside the files: redirects, headers, error pages. `rules.json` holds it for the preview
 * server; the files for nginx and for static hosts are written from the same object.
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
  /** Status 301, the query is kept, the first that fits wins. */
  redirects: z.array(z.object({ from: z.string(), to: z.string() })).readonly(),
  /** `path` ends with `/**`. All that fit apply; of the same header the last. */
  headers: z.array(z.object({ path: z.string(), values: headerValues })).readonly(),
  /** Beside the above, for answers with a status from 400. */
  errorHeaders: headerValues,
  /** For redirects: what has moved today may be a page again tomorrow. */
  movedHeaders: headerValues,
  /** For whoever asks for a part of a file: nginx does not know yet whether there is such a part. */
  partHeaders: headerValues,
  /** By language: `prefix` is empty for German, which comes last. `file` is relative to the export. */
  errorPages: z
    .array(z.object({ prefix: z.string(), status: z.union([z.literal(404), z.literal(500)]), file: z.string() }))
    .readonly(),
  /** Addresses that exist as files but are no pages. */
  hidden: z.array(z.string()).readonly(),
  /**
   * When the next release is known to be, or null: no page may live longer in caches. Visitors must not read it, so it
   * is in no file of the site.
   */
  nextRelease: z.iso.datetime({ offset: true }).nullable(),
});

export type ServerRules = z.infer<typeof serverRulesSchema>;

/** Only if the site is served over HTTPS; the preview server is not. */
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

/** Styles and pictures inside a drawing are its own; a PDF that opens in the browser needs nothing, but no sandbox. */
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

/** Inside a page a drawing is a picture, whatever these say. Opened by itself it would be a document of the site. */
const drawingHeaders = {
  'Content-Security-Policy': `${policyOfUploads}; sandbox`,
  'Content-Disposition': 'attachment',
};

/** Whose names change with their content: their code is listed file by file for hosts that ignore the status. */
export const codeFolders = ['/_next/static', '/assets'] as const;

/** Open data: programs on pages of others may read them. For nginx it stands in `deploy/nginx.conf`, too. */
const openHeaders = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

const fileHeaders: ServerRules['headers'] = [
  ...codeFolders.map((folder) => ({ path: `${folder}/**`, values: { 'Cache-Control': immutable } })),
  // Charts and pictures are open data: others may show them. What editors uploaded must not run when it is opened itself.
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

/** What is made for frames may stand in those of all sites; the site itself says who may frame it. */
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
  /** Spelled out for every language. */
  readonly redirects: readonly Redirect[];
}

/** The rules of the site. `nextRelease`: see `ServerRules`. */
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
