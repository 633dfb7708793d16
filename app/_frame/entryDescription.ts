import type { Entry } from '@/content-types/registry';
import type { StatisticItem } from '@/components/figures/Figures/Figures';
import type { PageDescription } from './sitePage';

/** The fields that every entry with a page of its own has. */
type DescribedEntry = Pick<
  Entry<'articles'>,
  'title' | 'seo_title' | 'seo_description' | 'share_image' | 'noindex' | 'ls_checked_by' | 'ls_checked_at'
> & {
  readonly hero_statistics?: readonly StatisticItem[];
  readonly meta: { readonly locale: PageDescription['language']; readonly updatedAt: string };
};

interface Fallbacks {
  readonly summary?: string | null | undefined;
}

/** Returns the description of an entry's page; the fields for search engines take precedence. */
export function entryDescription(entry: DescribedEntry, { summary }: Fallbacks = {}): Omit<PageDescription, 'crumbs'> {
  const { ls_checked_by: by, ls_checked_at: at } = entry;
  return {
    title: entry.seo_title ?? entry.title,
    language: entry.meta.locale,
    summary: entry.seo_description ?? summary,
    shareImage: entry.share_image,
    statistics: entry.hero_statistics ?? [],
    noindex: entry.noindex,
    entry,
    check: by !== null && at !== null ? { by, at } : null,
  };
}
