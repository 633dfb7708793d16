/** Puts each sentence of a Markdown text on its own line, as Leichte Sprache requires. */
import { gapsBetweenSentences } from '@/lib/i18n/format/sentences';
import type { Gap } from '@/lib/i18n/format/sentences';

/** The properties of a Markdown node that are used here. */
interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  children?: MarkdownNode[];
}

function textOf({ type, value = '', children = [] }: MarkdownNode): string {
  return type === 'break' ? '\n' : value + children.map(textOf).join('');
}

/** A text node with a break in place of each gap; gaps count from the start of the paragraph. */
function cut(node: MarkdownNode, from: number, gaps: readonly Gap[]): MarkdownNode[] {
  const { value = '' } = node;
  const inside = gaps.filter(({ start, end }) => start >= from && end <= from + value.length);
  const starts = [0, ...inside.map(({ end }) => end - from)];
  return starts.flatMap((start, index) => {
    const gap = inside[index];
    const text = { type: 'text', value: value.slice(start, gap && gap.start - from) };
    return gap ? [text, { type: 'break' }] : [text];
  });
}

function breakSentences(node: MarkdownNode, from: number, gaps: readonly Gap[]): void {
  let position = from;
  node.children = (node.children ?? []).flatMap((child) => {
    const start = position;
    position += textOf(child).length;
    if (child.type === 'text') return cut(child, start, gaps);
    breakSentences(child, start, gaps);
    return [child];
  });
}

/** A remark plugin: works on every paragraph, also in lists and quotations. */
export function sentenceLines(): (tree: MarkdownNode) => void {
  const walk = (node: MarkdownNode): void => {
    if (node.type === 'paragraph') breakSentences(node, 0, gapsBetweenSentences(textOf(node)));
    else node.children?.forEach(walk);
  };
  return walk;
}
