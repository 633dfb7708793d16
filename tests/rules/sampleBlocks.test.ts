import { describe, expect, it } from 'vitest';
import { blockTypes, type BlockInput } from '@/content-types/blocks/blockTypes';
import { sampleContent } from '@/content-types/sample';

/** Every content box of the German sample content; `content` is the zone's name in all content types. */
const boxes = Object.values(sampleContent).flatMap((entries) =>
  entries.flatMap(({ text }): readonly BlockInput[] => ('content' in text ? (text.content ?? []) : [])),
);

describe('the sample content', () => {
  it.each(blockTypes.map(({ kind }) => kind))('shows the content box %s at least twice', (kind) => {
    expect(boxes.filter((box) => box.kind === kind).length).toBeGreaterThanOrEqual(2);
  });
});
