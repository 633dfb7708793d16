import { objectSchema } from './component';
import type { BlockLook, BlockShape, BlockType, Fields } from './definition';

/** Strapi's name of a block: `blocks.text`. */
export function strapiBlockName(kind: string): string {
  return `blocks.${kind}`;
}

export function defineBlock<const Kind extends string, Definition extends Fields>(
  kind: Kind,
  look: BlockLook,
  fields: Definition,
): BlockType<Kind, Definition> {
  const schema = objectSchema(fields).transform((values): BlockShape<Kind, Definition> => ({ kind, ...values }));
  return { kind, ...look, fields, schema };
}
