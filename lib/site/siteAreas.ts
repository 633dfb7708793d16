/** The pages of areas; their data is in `lib/content/areaData.ts`. */
import type { Area, AreaDetails } from '@/lib/content/areaData';
import type { Content } from '@/lib/content/content';
import { everything, views } from '@/lib/content/views';
import { fill } from '@/lib/i18n/fill';
import { formatNumber } from '@/lib/i18n/format/number';
import type { Indicator } from './indicators';
import type { TextContext } from './pageContext';

/** Returns all areas with a page: quarters before municipalities, in alphabetical order. */
export function siteAreas(content: Content): readonly Area[] {
  return content.view(views.areas, everything) ?? [];
}

/** Returns the names of all areas, for pages that list the others. */
export function areaNames(content: Content): readonly string[] {
  return content.view(views.areaNames, everything) ?? [];
}

export function findArea(content: Content, slug: string): AreaDetails | undefined {
  return content.view(views.areaFigures, slug);
}

/** Returns the lead of an area's page. */
export function areaLead({ fullName: name, indicators }: Area, { language, messages }: TextContext): string {
  return fill(messages.areas.lead, { name, count: formatNumber(indicators.length, language) });
}

/** Returns all indicators with data by area, in the editors' order. */
export function areaIndicators(content: Content): readonly Indicator[] {
  return content.group(views.indicatorsOfAreas, everything);
}

/** Returns the indicators with data for an area, in the editors' order. */
export function indicatorsOfArea(content: Content, { indicators }: Area): readonly Indicator[] {
  return indicators.flatMap((key) => content.find('products', key) ?? []);
}
