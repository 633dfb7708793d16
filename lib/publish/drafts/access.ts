/**
 * Who may see the draft site: whoever comes with a link that the CMS has signed a few minutes ago, for the hours after it.
 * Nothing is kept: what a browser holds is signed, too.
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

/** Which of the sites that editors see; `later`: what will be public at an instant; `public`: what visitors see. */
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
  /** Absent in links of a copy that was made before the CMS told. */
  status: z.enum(['draft', 'published']).default('draft'),
  expires: number,
  signature: z.string(),
});

/** Where a link of the CMS leads. */
export interface DraftLink {
  readonly view: View;
  readonly entry: Pick<EntryMeta, 'type' | 'key' | 'locale'>;
  /** On the site. */
  readonly address: string;
  /** When the entry was saved last (ISO, UTC); empty if that is not known. */
  readonly changed: string;
  /** When the link was made, in ms since 1970. */
  readonly madeAt: number;
}

/** Reads a link of `deploy/strapi-preview.cjs`; null if it must not be followed. */
export function parseDraftLink(query: URLSearchParams, secret: string, now = Date.now()): DraftLink | null {
  const link = linkSchema.safeParse(Object.fromEntries(query));
  if (!link.success) return null;
  const { signature, ...values } = link.data;
  const signed = Object.fromEntries([...query].filter(([name]) => name !== 'signature'));
  if (!matchesSecret(signature, signatureOf(secret, signed)) || Number(values.expires) < now) return null;
  // Entries without a page are shown on others, the home page first.
  const address = encodeURI(localizedPath(values.locale, addressOf(values) ?? '/'));
  const { type, key, locale, changed, status, expires } = values;
  const madeAt = Number(expires) - lifetimeMs;
  return { view: status === 'draft' ? 'drafts' : 'public', entry: { type, key, locale }, address, changed, madeAt };
}

/** Of which secret a cookie is made, and whether browsers may send it over HTTPS only. */
export interface CookieOptions {
  readonly secret: string;
  readonly isEncrypted: boolean;
}

/** Lets a browser in. */
export async function startSession(
  asked: RequestContext,
  { view }: Session,
  { secret, isEncrypted }: CookieOptions,
  now = Date.now(),
): Promise<void> {
  // Also in the frame of a CMS on the same domain. Lax, because the link to it may come from elsewhere.
  const rules = { httpOnly: true, sameSite: 'Lax', secure: isEncrypted, maxAge: sessionSeconds } as const;
  await setSignedCookie(asked, cookieName, `${view}.${now + sessionSeconds * 1000}`, secret, rules);
}

const sessionSchema = z.tuple([z.enum(views), number]);

/** Null without a valid one. */
export async function readSession(asked: RequestContext, secret: string, now = Date.now()): Promise<Session | null> {
  const signed = await getSignedCookie(asked, secret, cookieName);
  const parts = sessionSchema.safeParse(String(signed).split('.'));
  if (!parts.success) return null;
  const [view, expires] = parts.data;
  return Number(expires) >= now ? { view } : null;
}
