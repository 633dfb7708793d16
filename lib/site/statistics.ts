/** Relations of statistics and indicator sets. */
import type { Reference } from '@/content-types/definition';
import type { Entry } from '@/content-types/registry';
import type { Content } from '@/lib/content/content';
import { views } from '@/lib/content/views';
import type { Indicator } from './indicators';

type Statistic = Entry<'kategories'>;

/** The last successor of a statistic, or the statistic itself. */
function currentOne(content: Content, statistic: Statistic): Statistic {
  const met = [statistic.stata_id];
  let current = statistic;
  for (;;) {
    const successor = content.get(current.successor_theme);
    if (successor === undefined) return current;
    // A cycle of successors: none of them counts.
    if (met.includes(successor.stata_id)) return statistic;
    met.push(successor.stata_id);
    current = successor;
  }
}

/** The current statistics, each once: replaced ones by their successors. */
function currentOnes(content: Content, statistics: readonly Statistic[]): readonly Statistic[] {
  const current = statistics.map((statistic) => currentOne(content, statistic));
  return [...new Map(current.map((statistic) => [statistic.stata_id, statistic])).values()];
}

/** Returns the statistics of an overview; all if its editors choose none. */
export function chosenStatistics(content: Content, chosen: readonly Reference<'kategories'>[]): readonly Statistic[] {
  return currentOnes(content, chosen.length > 0 ? content.list(chosen) : content.all('kategories'));
}

/** Returns the sets based on one of these statistics or their predecessors; all if the editors choose none. */
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
  /** Newest first. */
  readonly articles: readonly Entry<'articles'>[];
}

/** Returns the portal indicators, sets and articles that are based on a statistic. */
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
  /** The first chapter that contains it. */
  readonly chapter: Entry<'indikatorensets'>['chapters'][number];
  /** From 1, across all chapters; indicators in several chapters count once. */
  readonly position: number;
  readonly count: number;
  readonly previous: Indicator | undefined;
  readonly next: Indicator | undefined;
}

/** Returns the indicators of a set in the order of its chapters, each once. */
export function indicatorsOfSet(content: Content, { chapters }: Entry<'indikatorensets'>): readonly Indicator[] {
  const references = chapters.flatMap(({ indicators }) => indicators);
  const first = new Map(references.map((reference) => [reference.key, reference]));
  return content.list([...first.values()]);
}

/** Names each neighbour only in the first set that has it. */
function eachOnce(places: readonly SetPlace[]): readonly SetPlace[] {
  const met = new Set<string>();
  const first = (neighbour: Indicator | undefined): Indicator | undefined => {
    if (neighbour === undefined || met.has(neighbour.meta.key)) return undefined;
    met.add(neighbour.meta.key);
    return neighbour;
  };
  return places.map((place) => ({ ...place, previous: first(place.previous), next: first(place.next) }));
}

/** Returns the positions of an indicator in all sets, with its neighbours; a neighbour in several sets is only in the first. */
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
