/** Content boxes for tests, made as the site makes them. */
import type { Block, BlockKind } from '@/content-types/blocks/blockTypes';
import { contentZone } from '@/content-types/contentZone';
import { wireBlock } from '../content/records';

const zone = contentZone('');

/** Throws when the block is not valid. */
export function block(kind: BlockKind, attributes: Readonly<Record<string, unknown>> = {}): Block {
  const [parsed] = zone.schema.parse([wireBlock(kind, attributes)]);
  if (parsed === undefined) throw new Error(`no block ${kind}`);
  return parsed;
}
