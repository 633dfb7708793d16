import type { Entry } from '@/content-types/registry';
import type { LatestValue } from '@/lib/data/indicatorValues';
import { views } from '@/lib/content/views';
import type { PageContext } from './pageContext';

/**
 * Returns the newest value of an indicator, for lists: their pages only depend on it, not on other values. Undefined if
 * no value represents the indicator: see `valueOf`.
 */
export function latestValue(
  { meta }: Pick<Entry<'products'>, 'meta'>,
  { content }: Pick<PageContext, 'content'>,
): LatestValue | undefined {
  return content.view(views.latestValues, meta.key);
}
