import { z } from 'zod';
import { strapiBlockName } from './block';
import { blockTypes } from './blocks/blockTypes';
import type { Block, BlockInput } from './blocks/blockTypes';
import { maxItems } from './compositeFields';
import type { Field } from './definition';
import { addFault, faultOfIssue } from './fieldFaults';
import { describeValue } from './describeValue';

const wireBlock = z.record(z.string(), z.unknown()).transform((value, context): Block => {
  const type = blockTypes.find(({ kind }) => strapiBlockName(kind) === value['__component']);
  if (!type) {
    addFault(context, { code: 'unknown-box', values: { found: describeValue(value['__component']) } });
    return z.NEVER;
  }
  const result = type.schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) addFault(context, faultOfIssue(issue, value), issue.path);
  return z.NEVER;
});

/** The content boxes of a page, in the editor's order. */
export function contentZone(doc: string): Field<readonly Block[], readonly BlockInput[], false, false> {
  const schema = z.array(wireBlock).max(maxItems);
  return { storage: { type: 'dynamiczone', blocks: blockTypes }, doc, required: false, shared: false, schema };
}
