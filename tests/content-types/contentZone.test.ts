import { describe, expect, it } from 'vitest';
import { contentZone } from '@/content-types/contentZone';
import { faultOfIssue } from '@/content-types/fieldFaults';

const zone = contentZone('Inhalt.');

function problemsOf(wire: unknown): readonly string[] {
  const { error } = zone.schema.safeParse(wire);
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${faultOfIssue(issue, wire).code}`);
}

const textBlock = { id: 7, __component: 'blocks.text', heading: null, body: 'Ein\r\nAbsatz.' };

describe('a content zone', () => {
  it("turns blocks into plain ones, in the editors' order", () => {
    const button = { id: 8, __component: 'blocks.search-button', label: 'Suchen', query: 'Miete' };
    const blocks = zone.schema.parse([button, textBlock]);
    expect(blocks.map(({ kind }) => kind)).toEqual(['search-button', 'text']);
    expect(blocks[1]).toEqual({ kind: 'text', heading: null, body: 'Ein\nAbsatz.' });
  });

  it('says which block and which field is wrong, for all of them', () => {
    const box = {
      __component: 'blocks.info-box',
      title: null,
      body: 'b',
      variant: null,
      teaser_elements: [{ image: null }],
    };
    expect(problemsOf([{ ...textBlock, body: ' ' }, textBlock, box])).toEqual([
      '0.body: empty',
      '2.teaser_elements.0.title: empty',
      '2.teaser_elements.0.url: empty',
    ]);
  });

  it('names a kind that it does not know', () => {
    expect(problemsOf([textBlock, { __component: 'blocks.karussell' }])).toEqual(['1: unknown-box']);
  });

  it('does not take the name of a part for a block', () => {
    expect(problemsOf([{ __component: 'parts.image' }])).toEqual(['0: unknown-box']);
  });
});
