/** Estimates reading times. */
import type { Block } from '@/content-types/blocks/blockTypes';

const wordsPerMinute = 200;

function textOf(block: Block): string {
  if (block.kind === 'text' || block.kind === 'info-box' || block.kind === 'expand-section') return block.body;
  return '';
}

/** Returns whole minutes, at least one. */
export function readingMinutes(lead: string, blocks: readonly Block[]): number {
  const words = [lead, ...blocks.map(textOf)]
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
