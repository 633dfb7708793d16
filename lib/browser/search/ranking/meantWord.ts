/** A mistyped word as the rules have it: `Verkehrsunfäle`, of which texts may know only what means the same. */
import { foldAccents } from '../../foldAccents';
import { editDistance } from '../editDistance';
import type { QueryRules } from '../words/query';
import { mayBeMistyped, typosIn } from './typos';

/** The word of a synonym that is nearest to a typed one with the same first letter; null if none is near enough. */
export function meantWord(
  word: string,
  { synonyms, related, exactWords }: QueryRules,
  mostTypos = Infinity,
): string | null {
  const typed = foldAccents(word);
  if (!mayBeMistyped(typed, { exactWords })) return null;
  let nearest: { readonly word: string; readonly typos: number } | null = null;
  for (const [known, ...others] of [...synonyms, ...related.map(({ phrases }) => phrases)].flat()) {
    if (known === undefined || others.length > 0) continue;
    const folded = foldAccents(known);
    const most = nearest === null ? Math.min(mostTypos, typosIn(typed)) : nearest.typos - 1;
    if (!folded.startsWith(typed.slice(0, 1)) || folded === typed) continue;
    const typos = editDistance(typed, folded, most);
    if (typos <= most) nearest = { word: known, typos };
  }
  return nearest?.word ?? null;
}
