/**
 * Who may see the draft site: anyone with a link that the CMS signed a few minutes ago, for ten hours. No sessions are stored; the cookie
 * is signed, too.
 */
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { z } from 'zod';
import { locales } from '@/content-types/locales';
import { addressOf, contentNames } from '@/content-types/registry';
import type { EntryMeta } from '@/content-types/registry';
import { lifetimeMs, signatureOf } from '@/deploy/strapi-preview.cjs';
import type { RequestContext } from '@/lib/shared/server';
import { localizedPath } from '@/lib/i18n/paths';
import { matchesSecret } from '../service/secret';

/** The sites that editors can see: with drafts, as it will be at a later instant, or the public one. */
export const views = ['drafts', 'later', 'public'] as const;

export type View = (typeof views)[number];

export interface Session {
  readonly view: View;
}

const sessionSeconds = 10 * 60 * 60;

const cookieName = 'statistikportal-vorschau';

const number = z.string().regex(/^\d{1,15}$/);

const linkSchema = z.object({
  type: z.enum(contentNames),
  key: z.string(),
  locale: z.enum(locales),
  changed: z.union([z.literal(''), z.iso.datetime()]),
  /** Missing in links of CMSs with an older `strapi-preview.cjs`. */
  status: z.enum(['draft', 'published']).default('draft'),
  expires: number,
  signature: z.string(),
});

/** The target of a link from the CMS. */
export interface DraftLink {
  readonly view: View;
  readonly entry: Pick<EntryMeta, 'type' | 'key' | 'locale'>;
  /** Address on the site. */
  readonly address: string;
  /** When the entry was last saved (ISO, UTC); empty if unknown. */
  readonly changed: string;
  /** When the link was made, in milliseconds since 1970. */
  readonly madeAt: number;
}

/** Reads a link of `deploy/strapi-preview.cjs`; null if it is invalid or has expired. */
export function parseDraftLink(query: URLSearchParams, secret: string, now = Date.now()): DraftLink | null {
  const link = linkSchema.safeParse(Object.fromEntries(query));
  if (!link.success) return null;
  const { signature, ...values } = link.data;
  const signed = Object.fromEntries([...query].filter(([name]) => name !== 'signature'));
  if (!matchesSecret(signature, signatureOf(secret, signed)) || Number(values.expires) < now) return null;
  // Entries without a page appear on others, mostly the home page.
  const address = encodeURI(localizedPath(values.locale, addressOf(values) ?? '/'));
  const { type, key, locale, changed, status, expires } = values;
  const madeAt = Number(expires) - lifetimeMs;
  return { view: status === 'draft' ? 'drafts' : 'public', entry: { type, key, locale }, address, changed, madeAt };
}

/** The secret that signs cookies, and whether they are sent over HTTPS only. */
export interface CookieOptions {
  readonly secret: string;
  readonly isEncrypted: boolean;
}

/** Sets the session cookie. */
export async function startSession(
  asked: RequestContext,
  { view }: Session,
  { secret, isEncrypted }: CookieOptions,
  now = Date.now(),
): Promise<void> {
  // Works within the frame of a CMS on the same domain. Lax, because links may come from other sites.
  const rules = { httpOnly: true, sameSite: 'Lax', secure: isEncrypted, maxAge: sessionSeconds } as const;
  await setSignedCookie(asked, cookieName, `${view}.${now + sessionSeconds * 1000}`, secret, rules);
}

const sessionSchema = z.tuple([z.enum(views), number]);

/** Returns the session; null if there is no valid one. */
export async function readSession(asked: RequestContext, secret: string, now = Date.now()): Promise<Session | null> {
  const signed = await getSignedCookie(asked, secret, cookieName);
  const parts = sessionSchema.safeParse(String(signed).split('.'));
  if (!parts.success) return null;
  const [view, expires] = parts.data;
  return Number(expires) >= now ? { view } : null;
}
