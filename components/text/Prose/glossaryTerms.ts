/**
 * Explains the terms of the glossary where a text uses them: the word opens its short explanation
 * without scripts (`popover`). Browsers that do not know popovers show the explanation behind the word; on paper it is at the
 * end of the page: see `PrintedTerms`.
 */
import type { ExtraProps } from 'react-markdown';
import { glossaryAnchor } from '@/content-types/collections/glossars';
import { glossaryPath } from '@/content-types/routes';
import { languageTag } from '@/lib/i18n/paths';
import { explanationOf, isExplainedOn, termFinder } from '@/lib/site/glossary';
import type { FoundTerm, Term, TermFinder } from '@/lib/site/glossary';
import type { PageContext } from '@/lib/site/pageContext';

type Element = NonNullable<ExtraProps['node']>;
type Child = Element['children'][number];

interface Root {
  readonly children: readonly (Child | { readonly type: 'doctype' })[];
}

const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** Elements with a meaning of their own; tables have no room for explanations. */
const skippedElements: ReadonlySet<string> = new Set(['a', 'button', 'code', 'pre', 'sup', 'table']);

function text(value: string): Child {
  return { type: 'text', value };
}

function element(tagName: string, properties: Element['properties'], children: Child[]): Element {
  return { type: 'element', tagName, properties, children };
}

interface TermsOfText {
  readonly context: PageContext;
  readonly find: TermFinder;
  /** Makes ids unique on the page. */
  readonly prefix: string;
  /** Terms that the current section has explained. */
  readonly seen: Set<string>;
  count: number;
}

/** A term explained in Leichte Sprache may still be a German word. */
function ownLanguage({ meta }: Term, { language }: PageContext): string | undefined {
  return meta.locale === language ? undefined : languageTag[meta.locale];
}

/**
 * The word, followed by its explanation. A button cannot wrap at the end of a line, so the word is a label, covered by
 * an invisible button.
 */
function explained(word: string, term: Term, state: TermsOfText): readonly Child[] {
  const { context, prefix } = state;
  const short = explanationOf(term, context.language)?.short ?? '';
  const address = `${glossaryPath}#${glossaryAnchor(term.slug)}`;
  state.count += 1;
  const id = `${prefix}-begriff-${state.count}`;
  const button = { type: 'button', popoverTarget: id, ariaLabel: word, className: ['glossary-terms-button'] };
  const popover = { id, popover: 'auto', className: ['glossary-terms-definition'] };
  return [
    element('label', { className: ['glossary-terms-term'] }, [
      element('span', { ariaHidden: 'true' }, [text(word)]),
      element('button', button, []),
    ]),
    element('span', popover, [
      element('strong', { className: ['glossary-terms-name'], lang: ownLanguage(term, context) }, [text(term.term)]),
      element('span', { className: ['glossary-terms-short'] }, [text(short)]),
      element('a', { href: address }, [
        text(context.messages.labels.inGlossary),
        // Names the term for screen readers, which may list links alone.
        element('span', { className: ['visually-hidden'] }, [text(`: ${term.term}`)]),
      ]),
    ]),
  ];
}

function isWanted({ term }: FoundTerm, { seen, context }: TermsOfText): boolean {
  return !seen.has(term.slug) && isExplainedOn(context.path, term);
}

function withTerms(value: string, state: TermsOfText): readonly Child[] {
  const parts: Child[] = [];
  let place = 0;
  for (const found of state.find(value)) {
    if (!isWanted(found, state)) continue;
    state.seen.add(found.term.slug);
    parts.push(text(value.slice(place, found.start)));
    parts.push(...explained(value.slice(found.start, found.end), found.term, state));
    place = found.end;
  }
  return [...parts, text(value.slice(place))].filter((part) => part.type !== 'text' || part.value !== '');
}

function visit(child: Child, state: TermsOfText): readonly Child[] {
  if (child.type === 'text') return withTerms(child.value, state);
  if (child.type !== 'element') return [child];
  // Readers may come straight to a section, so each one explains its terms again.
  if (headings.has(child.tagName)) state.seen.clear();
  else if (!skippedElements.has(child.tagName))
    child.children = child.children.flatMap((inner) => [...visit(inner, state)]);
  return [child];
}

/** A rehype plugin; does nothing on the page of the glossary. `prefix` is unique on the page. */
export function glossaryTerms(context: PageContext, prefix: string): () => (root: Root) => void {
  return () => (root) => {
    if (context.path === glossaryPath) return;
    const find = termFinder(context.content, context.language);
    const state: TermsOfText = { context, find, prefix, seen: new Set(), count: 0 };
    // Block elements stay in place; only their content changes.
    for (const child of root.children) if (child.type === 'element') visit(child, state);
  };
}
