/** What rests on a statistic, or stands beside an indicator. */
import type { Reference } from '@/content-types/definition';
import type { Entry } from '@/content-types/registry';
import type { Content } from '@/lib/content/content';
import { views } from '@/lib/content/views';
import type { Indicator } from './indicators';

type Statistic = Entry<'kategories'>;

/** The statistic that has replaced this one in the end, or itself. */
function currentOne(content: Content, statistic: Statistic): Statistic {
  const met = [statistic.stata_id];
  let current = statistic;
  for (;;) {
    const successor = content.get(current.successor_theme);
    if (successor === undefined) return current;
    // Statistics that replace each other: none of them has.
    if (met.includes(successor.stata_id)) return statistic;
    met.push(successor.stata_id);
    current = successor;
  }
}

/** The statistics as of today, each once: instead of one that has been replaced its successor. */
function currentOnes(content: Content, statistics: readonly Statistic[]): readonly Statistic[] {
  const current = statistics.map((statistic) => currentOne(content, statistic));
  return [...new Map(current.map((statistic) => [statistic.stata_id, statistic])).values()];
}

/** The statistics that an overview is limited to; all when its editors choose none. */
export function chosenStatistics(content: Content, chosen: readonly Reference<'kategories'>[]): readonly Statistic[] {
  return currentOnes(content, chosen.length > 0 ? content.list(chosen) : content.all('kategories'));
}

/** The sets based on one of these statistics or on one that it has replaced; all when the editors choose none. */
export function setsOfStatistics(
  content: Content,
  chosen: readonly Reference<'kategories'>[],
): readonly Entry<'indikatorensets'>[] {
  const sets = content.all('indikatorensets');
  if (chosen.length === 0) return sets;
  const wanted = new Set(chosenStatistics(content, chosen).map(({ stata_id: number }) => number));
  return sets.filter(({ statistical_themes: own }) =>
    currentOnes(content, content.list(own)).some(({ stata_id: number }) => wanted.has(number)),
  );
}

interface BasedOn {
  readonly indicators: readonly Indicator[];
  readonly sets: readonly Entry<'indikatorensets'>[];
  /** The newest first. */
  readonly articles: readonly Entry<'articles'>[];
}

/** The indicators of the portal, sets and articles that name a statistic as their base. */
export function entriesBasedOn(content: Content, statistic: string): BasedOn {
  return {
    indicators: content.group(views.indicatorsOfStatistic, statistic),
    sets: content.group(views.setsOfStatistic, statistic),
    articles: content.group(views.articlesOfStatistic, statistic),
  };
}

/** The position of an indicator in a set. */
export interface SetPlace {
  readonly set: Entry<'indikatorensets'>;
  /** The first chapter that has it. */
  readonly chapter: Entry<'indikatorensets'>['chapters'][number];
  /** Counted from 1, over all chapters; an indicator in several counts once. */
  readonly position: number;
  readonly count: number;
  readonly previous: Indicator | undefined;
  readonly next: Indicator | undefined;
}

/** The indicators of a set in the order of its chapters, each once. */
export function indicatorsOfSet(content: Content, { chapters }: Entry<'indikatorensets'>): readonly Indicator[] {
  const references = chapters.flatMap(({ indicators }) => indicators);
  const first = new Map(references.map((reference) => [reference.key, reference]));
  return content.list([...first.values()]);
}

/** The neighbours in all sets, each in the first that has it. */
function eachOnce(places: readonly SetPlace[]): readonly SetPlace[] {
  const met = new Set<string>();
  const first = (neighbour: Indicator | undefined): Indicator | undefined => {
    if (neighbour === undefined || met.has(neighbour.meta.key)) return undefined;
    met.add(neighbour.meta.key);
    return neighbour;
  };
  return places.map((place) => ({ ...place, previous: first(place.previous), next: first(place.next) }));
}

/** All sets with an indicator, and its neighbours in each; a neighbour in several sets is named in the first. */
export function placesInSets(content: Content, indicator: Indicator): readonly SetPlace[] {
  const isIt = ({ key }: { readonly key: string }): boolean => key === indicator.meta.key;
  const places = content.group(views.setsOfIndicator, indicator.meta.key).flatMap((set) => {
    const chapter = set.chapters.find(({ indicators }) => indicators.some(isIt));
    if (chapter === undefined) return [];
    const indicators = indicatorsOfSet(content, set);
    const index = indicators.findIndex(({ meta }) => isIt(meta));
    return [
      {
        set,
        chapter,
        position: index + 1,
        count: indicators.length,
        previous: index > 0 ? indicators[index - 1] : undefined,
        next: indicators[index + 1],
      },
    ];
  });
  return eachOnce(places);
}
