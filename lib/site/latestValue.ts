import type { Entry } from '@/content-types/registry';
import type { LatestValue } from '@/lib/data/indicatorValues';
import { views } from '@/lib/content/views';
import type { PageContext } from './pageContext';

/**
 * The newest value of an indicator, for lists: a page that says nothing else of its data is not touched when other values change.
 * Undefined if none stands for it: see `valueOf`.
 */
export function latestValue(
  { meta }: Pick<Entry<'products'>, 'meta'>,
  { content }: Pick<PageContext, 'content'>,
): LatestValue | undefined {
  return content.view(views.latestValues, meta.key);
}
