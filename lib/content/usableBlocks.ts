/** Content boxes that cannot be shown are left out before the check, each with a warning; the rest of the entry stays. */
import { isRecord } from '@/lib/shared/browser/isRecord';
import { strapiBlockName } from '@/content-types/block';
import { blockTypes } from '@/content-types/blocks/blockTypes';
import type { ContentType } from '@/content-types/contentType';
import type { BlockType } from '@/content-types/definition';
import { describeValue } from '@/content-types/describeValue';
import type { CmsAttributes, Reporter } from './findings';

/** `{ data: null }`: the target is not published, or does not exist in the language of the box. */
function isDeliveredEmpty(relation: unknown): boolean {
  return isRecord(relation) && relation['data'] === null;
}

function missingTarget({ fields }: BlockType, block: CmsAttributes): string | undefined {
  return Object.entries(fields)
    .filter(([, { required, storage }]) => required && storage.type === 'relation')
    .map(([name]) => name)
    .find((name) => isDeliveredEmpty(block[name]));
}

function isUsable(block: unknown, path: string, report: Reporter): boolean {
  if (!isRecord(block)) return true;
  const type = blockTypes.find(({ kind }) => strapiBlockName(kind) === block['__component']);
  if (type === undefined) {
    report.warning(path, { code: 'unknown-box', values: { found: describeValue(block['__component']) } });
    return false;
  }
  const missing = missingTarget(type, block);
  if (missing === undefined) return true;
  report.warning(`${path}.${missing}`, { code: 'box-target-unpublished' });
  return false;
}

/** The attributes without the content boxes that cannot be shown. */
export function withUsableBlocks(type: ContentType, attributes: CmsAttributes, report: Reporter): CmsAttributes {
  const zones = Object.entries(type.fields).filter(([, { storage }]) => storage.type === 'dynamiczone');
  const usable = zones.flatMap(([name]) => {
    const blocks = attributes[name];
    if (!Array.isArray(blocks)) return [];
    return [[name, blocks.filter((block: unknown, index) => isUsable(block, `${name}.${index}`, report))] as const];
  });
  return { ...attributes, ...Object.fromEntries(usable) };
}
