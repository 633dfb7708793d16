import { keyAt } from '@/content-types/routes';
import { linkTarget } from '@/lib/language/links';
import type { PageContext } from './pageContext';
import { publicMembers } from './team';

/** The section of a page with those who answer questions about it. */
export const contactAnchor = 'liste-auskunft';

/** Where people ask the office: the first page at the foot of the site that names somebody; null if none does. */
export function contactAddress({ content, locale }: PageContext): string | null {
  const links = content.single('footer').bottom_links;
  const asked = links.find(({ url }) => {
    const key = keyAt('article', url);
    const article = key === undefined ? undefined : content.find('articles', key);
    return article !== undefined && publicMembers(content.list(article.team_members)).length > 0;
  });
  if (asked === undefined) return null;
  const target = linkTarget(asked.url, locale);
  return target.kind === 'refused' ? null : `${target.href}#${contactAnchor}`;
}
