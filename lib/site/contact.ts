import type { Reference } from '@/content-types/definition';
import type { Entry } from '@/content-types/registry';
import { keyAt } from '@/content-types/routes';
import type { Content } from '@/lib/content/content';
import { linkTarget } from '@/lib/i18n/linkTarget';
import type { PageContext } from './pageContext';
import { publicMembers } from './team';

/** Anchor of the section with contact persons. */
export const contactAnchor = 'liste-auskunft';

interface AskedPage {
  readonly url: string;
  readonly members: readonly Entry<'team-members'>[];
}

/** The first page linked in the footer that names contact persons; undefined if there is none. */
function askedPage(content: Content): AskedPage | undefined {
  const links = content.single('footer').bottom_links;
  return links
    .map(({ url }) => {
      const key = keyAt('article', url);
      const article = key === undefined ? undefined : content.find('articles', key);
      return { url, members: article === undefined ? [] : publicMembers(content.list(article.team_members)) };
    })
    .find(({ members }) => members.length > 0);
}

/** Returns the address of the office's contact section; null if no page in the footer names anyone. */
export function contactAddress({ content, locale }: PageContext): string | null {
  const asked = askedPage(content);
  if (asked === undefined) return null;
  const target = linkTarget(asked.url, locale);
  return target.kind === 'refused' ? null : `${target.href}#${contactAnchor}`;
}

/** Returns the email address for questions about an entry: of its own contact persons, else of the office; null if none has one. */
export function contactEmail(members: readonly Reference<'team-members'>[], { content }: PageContext): string | null {
  const own = publicMembers(content.list(members)).find(({ email }) => email !== null);
  const { email = null } = own ?? askedPage(content)?.members.find((member) => member.email !== null) ?? {};
  return email;
}
