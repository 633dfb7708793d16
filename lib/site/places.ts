/** Places on a page that its table of contents leads to. */
import type { Block } from '@/content-types/blocks/blockTypes';
import { areInSection, blockHeading } from './blocks';

export interface Place {
  readonly title: string;
  /** Name of the place: the id of its heading. */
  readonly anchor: string;
  /** 1 for the headings right below the title of the page. */
  readonly depth: number;
}

/** Boxes whose heading has no place of its own in the table of contents. */
const unlisted: ReadonlySet<Block['kind']> = new Set<Block['kind']>(['iframe']);

/** The content boxes with a heading. `anchors` has the name of each box. */
export function blockPlaces(blocks: readonly Block[], anchors: readonly string[]): readonly Place[] {
  const inSection = areInSection(blocks);
  return blocks.flatMap((block, index) => {
    const title = unlisted.has(block.kind) ? null : blockHeading(block);
    return title === null ? [] : [{ title, anchor: anchors[index] ?? '', depth: inSection[index] === true ? 2 : 1 }];
  });
}

/** The places that are there. */
export function presentPlaces<Item extends object>(places: readonly (Item | false)[]): readonly Item[] {
  return places.filter((place) => place !== false);
}
