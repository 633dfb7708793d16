/** The headings of the documentation, by which its sections link to each other. */
import type { CollectionType, ContentType } from '@/content-types/contentType';
import type { BlockType, ComponentType } from '@/content-types/definition';
import { collectionTypes, isCollectionName } from '@/content-types/registry';

export const commonHeading = 'Gemeinsame Felder';
export const blocksHeading = 'Blöcke';
export const iconsHeading = 'Symbole';
export const partsHeading = 'Bausteine';

export function contentTypeHeading(type: ContentType): string {
  return type.label;
}

/** The heading of the collection a relation points to. */
export function targetHeading(target: string): string {
  if (!isCollectionName(target)) return target;
  const collection: CollectionType = collectionTypes[target];
  return contentTypeHeading(collection);
}

export function partHeading({ name }: ComponentType): string {
  return name;
}

export function blockDocumentationHeading({ label }: BlockType): string {
  return `Block «${label}»`;
}
