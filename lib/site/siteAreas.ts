/** The pages of areas: see `lib/content/areaData.ts` for what they are made of. */
import type { Area, AreaDetails } from '@/lib/content/areaData';
import type { Content } from '@/lib/content/content';
import { everything, views } from '@/lib/content/views';
import { fill } from '@/lib/i18n/fill';
import { formatNumber } from '@/lib/i18n/format/number';
import type { Indicator } from './indicators';
import type { TextContext } from './pageContext';

/** All areas with a page: quarters before municipalities, in the order of their names. */
export function siteAreas(content: Content): readonly Area[] {
  return content.view(views.areas, everything) ?? [];
}

/** Their names, for pages that show the others beside their own. */
export function areaNames(content: Content): readonly string[] {
  return content.view(views.areaNames, everything) ?? [];
}

export function findArea(content: Content, slug: string): AreaDetails | undefined {
  return content.view(views.areaFigures, slug);
}

/** What its page holds. */
export function areaLead({ fullName: name, indicators }: Area, { language, messages }: TextContext): string {
  return fill(messages.areas.lead, { name, count: formatNumber(indicators.length, language) });
}

/** All that name areas, in the editors' order. */
export function areaIndicators(content: Content): readonly Indicator[] {
  return content.group(views.indicatorsOfAreas, everything);
}

/** The indicators that name an area, in the editors' order. */
export function indicatorsOfArea(content: Content, { indicators }: Area): readonly Indicator[] {
  return indicators.flatMap((key) => content.find('products', key) ?? []);
}
