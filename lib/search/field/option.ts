/** Renders suggestions as links, which are the options of a list box. */
import type { SuggestionTexts } from './suggestionTexts';
import { allowedAddress } from '@/lib/shared/browser/navigateTo';
import { valueText } from '../valueSummary';
import type { FoundHit } from '../engine';
import { textParts } from '../textRanges';
import type { TextRange } from '../textRanges';

function part(name: string, ...children: readonly (Node | string)[]): HTMLElement {
  const created = document.createElement('span');
  created.dataset['part'] = name;
  created.append(...children);
  return created;
}

/** Analytics counts the kind of the chosen suggestion, but never records the query. */
function link(address: string, kind: string): HTMLAnchorElement {
  const created = document.createElement('a');
  created.href = address;
  created.tabIndex = -1;
  created.setAttribute('role', 'option');
  created.dataset['umamiEvent'] = 'search-suggestion';
  created.dataset['umamiEventKind'] = kind;
  return created;
}

function marked(text: string, ranges: readonly TextRange[]): readonly (Node | string)[] {
  return textParts(text, ranges).map(({ text: piece, isMarked }) => {
    if (!isMarked) return piece;
    const mark = document.createElement('mark');
    mark.append(piece);
    return mark;
  });
}

/** Names the host of an external link; empty for pages of this site. */
function hostOf(url: URL): string {
  return url.origin === window.location.origin ? '' : ` · ${url.host}`;
}

/** A hit, shown with its own newest value or that of an area. */
export interface Suggestion {
  readonly hit: FoundHit;
  readonly area: string | null;
}

/** Null for a hit with an unsafe address (behaviour B5.5). */
export function optionOf(suggestion: Suggestion, { kinds }: SuggestionTexts): HTMLAnchorElement | null {
  const { title, language, kind, url: address, marks } = suggestion.hit;
  const value = valueText(suggestion);
  try {
    const url = allowedAddress(address, window.location.href, { external: true });
    const option = link(url.href, kind);
    const name = part('name', part('title', ...marked(title, marks.title)));
    if (value !== null) name.append(' ', part('value', value));
    if (language !== document.documentElement.lang) name.lang = language;
    option.append(name, ' ', part('kind', kinds[kind] + hostOf(url)));
    return option;
  } catch {
    return null;
  }
}

/** The last option: leads to the search page, as submitting the form does. */
export function showAllOption(
  form: HTMLFormElement,
  words: string,
  hasHits: boolean,
  texts: SuggestionTexts,
): HTMLAnchorElement {
  const address = new URL(form.action);
  address.search = new URLSearchParams({ q: words }).toString();
  const option = link(address.href, 'all');
  const [before = '', after = ''] = texts.all.split('{words}');
  option.append(part('all', hasHits ? `${before}${words}${after}` : texts.allOfNone));
  return option;
}
