import { z } from 'zod';
import { strapiBlockName } from './block';
import { blockTypes } from './blocks/blockTypes';
import type { Block, BlockInput } from './blocks/blockTypes';
import { mostItems } from './compositeFields';
import type { Field } from './definition';

const wireBlock = z.record(z.string(), z.unknown()).transform((value, context): Block => {
  const type = blockTypes.find(({ kind }) => strapiBlockName(kind) === value['__component']);
  if (!type) {
    context.addIssue({ code: 'custom', message: 'is of an unknown kind' });
    return z.NEVER;
  }
  const result = type.schema.safeParse(value);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
});

/** The content boxes of a page, in the editor's order. */
export function contentZone(doc: string): Field<readonly Block[], readonly BlockInput[], false, false> {
  const schema = z
    .array(wireBlock, { error: 'was not delivered; the CMS did not populate it' })
    .max(mostItems, `has more than ${mostItems} items`);
  return { storage: { type: 'dynamiczone', blocks: blockTypes }, doc, required: false, shared: false, schema };
}
