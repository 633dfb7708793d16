import { describe, expect, it } from 'vitest';
import { createContents } from '@/lib/content/content';
import { countOf, indicatorCount, inPortalNote } from '@/lib/site/countTexts';
import { portalIndicators } from '@/lib/site/indicators';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { portalData } from '@/lib/portal/portalFile';
import { indicatorsOfSet } from '@/lib/site/statistics';
import { silenceProgress, snapshotOf } from '../content/reading';
import { indicator, pointers, record } from '../content/records';
import { contextIn } from '../../support/site';

silenceProgress();

/** A set of three indicators, one of which the portal hides, and of a fourth that is not published. */
async function contextOfSet(): Promise<PageContext> {
  const chapters = [{ title: 'Alle', level: 1, indicators: pointers('stata_id', [1, 2, 3, 4]) }];
  const snapshot = await snapshotOf([
    record('indikatorensets', { slug: 'umwelt', title: 'Umwelt', lead: 'Was gemessen wird.', chapters }),
    indicator(1, {}, { id: 1 }),
    indicator(2, {}, { id: 2 }),
    indicator(3, { visible_in_portal: false }, { id: 3 }),
  ]);
  return { ...contextIn('de'), content: createContents(snapshot)('de') };
}

function indicatorsOf({ content }: PageContext): readonly Indicator[] {
  return content.all('indikatorensets').flatMap((set) => indicatorsOfSet(content, set));
}

describe('the indicators of a set', () => {
  it('are counted as its page shows them, without what is not published', async () => {
    const context = await contextOfSet();
    expect(indicatorCount(indicatorsOf(context).length, context)).toBe('3 Indikatoren');
  });

  it('are told apart from those that the portal finds', async () => {
    const context = await contextOfSet();
    expect(inPortalNote(indicatorsOf(context), context)).toBe(', 2 im Indikatorenportal');
    expect(inPortalNote(portalIndicators(context.content), context)).toBe('');
    const found = portalData(context).records.filter(({ facets }) => facets.indikatorenset.includes('umwelt'));
    expect(found).toHaveLength(2);
  });
});

describe('the count of an entry in a list', () => {
  it('is a figure in an index, words on a tile, and nothing if there are none', () => {
    const context = contextIn('de');
    expect(countOf(2, 'index', context)).toEqual({ figure: '2' });
    expect(countOf(2, 'tiles', context)).toEqual({ detail: '2 Indikatoren' });
    expect([countOf(0, 'index', context), countOf(0, 'tiles', context)]).toEqual([{}, {}]);
  });
});
