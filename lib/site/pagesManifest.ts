/** `pages.json`: the route table as the application renders it, and as the export reads it. */
import { z } from 'zod';
import { locales } from '@/content-types/locales';
import { addressPattern } from '@/content-types/siteAddresses';
import { shareCardSchema } from '@/lib/site/share-cards/shareCard';

export const manifestFile = 'pages.json';

const address = z
  .string()
  .regex(addressPattern, 'must be a decoded address like /fr/themen, without slash at the end, query and hash')
  .refine((value) => value === value.normalize('NFC'), 'must be in Unicode form NFC');

const locale = z.enum(locales);

export const manifestSchema = z.object({
  /** Public address of the site, without slash at the end. */
  siteUrl: z
    .url({ protocol: /^https?$/ })
    .refine((value) => new URL(value).origin === value, 'must be an origin without path'),
  buildId: z.string().regex(/^[\w.-]{1,100}$/, 'must be usable as a file name'),
  contentId: z.string(),
  timestamp: z.iso.datetime(),
  pages: z.array(
    z.object({
      path: address,
      locale,
      /** Name of the route in the route table. */
      route: z.string(),
      lastModified: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).nullable(),
      noindex: z.boolean(),
      /** The text on the share image, if it has to be drawn. */
      share: shareCardSchema.optional(),
      alternates: z.array(z.object({ hreflang: z.string(), path: address })),
    }),
  ),
  errorPages: z.array(z.object({ path: address, locale, status: z.union([z.literal(404), z.literal(500)]) })),
  /**
   * Without language prefix; each is valid for every language. An end is an address, or all addresses below one:
   * `/hintergrund/**`. Those that cannot be used are left out later: see `usableRedirects`.
   */
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
});

export type PagesManifest = z.infer<typeof manifestSchema>;

export type ManifestPage = PagesManifest['pages'][number];
