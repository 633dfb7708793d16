/** The list of the indicator portal, and what its own data say. */
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { jsonOf, needed } from './site';

const choiceSchema = z.tuple([z.string(), z.string()], z.unknown());

const dataSchema = z.object({
  records: z.array(
    z.object({
      address: z.string(),
      title: z.string(),
      facets: z.object({ thema: z.array(z.string()), raeumlicheGliederung: z.array(z.string()) }),
    }),
  ),
  choices: z.object({ thema: z.array(choiceSchema), raeumlicheGliederung: z.array(choiceSchema) }),
});

const { records, choices } = jsonOf('daten/portal.de.json', dataSchema);

/** All indicators. */
export const listed = records;

/** So many are seen at once. */
export const step = 32;

/** A value by which the list can be narrowed, and how many indicators have it. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

function choicesOf(facet: keyof typeof choices): readonly Choice[] {
  const counted = choices[facet].map(([value, label]) => {
    const count = records.filter(({ facets }) => facets[facet].includes(value)).length;
    return { value, label, count };
  });
  return counted.toSorted((left, right) => right.count - left.count);
}

/** The theme with most indicators. */
export function largestTheme(): Choice {
  return needed(
    'theme with three indicators',
    choicesOf('thema').find(({ count }) => count > 2),
  );
}

/** A part of the country that some have, and all of these are seen. */
export function someArea(): Choice {
  const isPart = ({ count }: Choice): boolean => count > 0 && count < Math.min(step, records.length);
  return needed('part of the country to choose', choicesOf('raeumlicheGliederung').find(isPart));
}

export function tiles(page: Page): Locator {
  return page.locator('[data-island="Portal"] li').filter({ has: page.locator('a[href^="/indikatorenportal/"]') });
}

export function said(page: Page): Locator {
  return page.locator('[data-island="Portal"]').getByRole('status').first();
}

/** What takes a choice back. */
export function removal(page: Page, { label }: Choice): Locator {
  return page.getByRole('button', { name: label }).filter({ hasText: 'entfernen' });
}

export function wordsField(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Stichwort oder Nummer' });
}
