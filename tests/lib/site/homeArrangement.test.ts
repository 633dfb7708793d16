import { describe, expect, it } from 'vitest';
import type { BlockKind } from '@/content-types/blocks/blockTypes';
import { arrangeHome } from '@/lib/site/homeArrangement';
import { pointer } from '../content/records';
import { block } from './blocks';

const newest = block('teaser-box');
const focus = block('focus-teaser', { focus_teaser: pointer('slug', 'fokus') });
const themes = block('theme-list');
const text = block('text', { body: 'Ein Satz.' });

type Placed = Parameters<typeof arrangeHome>[0][number];

function kinds(items: readonly Placed[]): readonly BlockKind[] {
  return items.map(({ block: own }) => own.kind);
}

describe('the home page', () => {
  it('puts the newest articles and the announcement next to them into one row', () => {
    const items = [themes, newest, focus, text].map((own) => ({ block: own }));
    const { before, after, ...row } = arrangeHome(items);
    expect(kinds(before)).toEqual(['theme-list']);
    expect(row).toEqual({ newest: { block: newest }, focus: { block: focus } });
    expect(kinds(after)).toEqual(['text']);
  });

  it('leaves an announcement that stands elsewhere in its place', () => {
    const items = [newest, text, focus].map((own) => ({ block: own }));
    const arrangement = arrangeHome(items);
    expect(arrangement.focus).toBeUndefined();
    expect(kinds(arrangement.after)).toEqual(['text', 'focus-teaser']);
  });

  it('without a box for the newest articles has the row below a list of all themes', () => {
    const items = [themes, text, focus].map((own) => ({ block: own }));
    const arrangement = arrangeHome(items);
    expect(kinds(arrangement.before)).toEqual(['theme-list']);
    expect(arrangement.focus).toEqual({ block: focus });
    expect(kinds(arrangement.after)).toEqual(['text']);
  });
});
