/**
 * Shows the first hits below a search field while visitors type. The form works without it, so failures leave the form
 * unchanged. Loaded when a field gets the focus.
 */
import { isLocale } from '@/content-types/locales';
import { suggestionTexts } from './suggestionTexts';
import type { SuggestionTexts } from './suggestionTexts';
import type { SearchSettings } from '@/lib/shared/browser/browserSettings';
import { noHighlights } from '../engine';
import type { SearchAnswer } from '../engine';
import { openSearch } from '../openSearch';
import { createStatusRegion } from './statusRegion';
import type { StatusRegion } from './statusRegion';
import { handleKeys } from './keyboard';
import type { FieldActions } from './keyboard';
import { ListBox } from './listBox';
import { showAllOption, optionOf } from './option';
import type { Suggestion } from './option';
import { createSuggestions, maxHits } from './suggestions';
import type { SuggestionHandlers, Suggestions } from './suggestions';

interface Parts {
  readonly list: ListBox;
  readonly status: StatusRegion;
  readonly texts: SuggestionTexts;
}

/** The answering value first, then the best hits. */
function suggested({ value, hits }: SearchAnswer): readonly Suggestion[] {
  const others = hits.filter(({ id }) => id !== value?.hit.id).map((hit) => ({ hit, area: null }));
  const marks = hits.find(({ id }) => id === value?.hit.id)?.marks ?? noHighlights;
  const first = value === null ? [] : [{ hit: { ...value.hit, marks }, area: value.area }];
  return [...first, ...others].slice(0, maxHits);
}

function answersIn(form: HTMLFormElement, { list, status, texts }: Parts): SuggestionHandlers {
  return {
    onAnswer: (words, answer) => {
      const hits = suggested(answer).flatMap((suggestion) => optionOf(suggestion, texts) ?? []);
      const options = [...hits, showAllOption(form, words, hits.length > 0, texts)];
      list.show(options, words);
      // The number of options, including the link to all hits.
      status.say(hits.length === 0 ? texts.noResults : texts.count.replace('{count}', String(options.length)));
    },
    onFailure: (error) => {
      list.close();
      console.error('The search has no suggestions.', error);
    },
  };
}

function actionsFor(field: HTMLInputElement, { list, status }: Parts, suggestions: Suggestions): FieldActions {
  const close = (): void => {
    suggestions.stop();
    status.silence();
    list.close();
  };
  const follow = (): void => {
    const words = field.value.trim();
    status.silence();
    list.activate(undefined);
    if (words === '') close();
    else suggestions.ask(words);
  };
  const open = (): void => {
    if (field.value.trim() === list.words) list.open();
    else follow();
  };
  const clear = (): void => {
    field.value = '';
    follow();
  };
  return { close, open, follow, clear };
}

/** Closes the list when the visitor moves on to something else. */
function closeWhenLeft(form: HTMLFormElement, close: () => void): void {
  // Without a related target, the visitor has closed the on-screen keyboard to see the list.
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !form.contains(relatedTarget)) close();
  });
  const closeOutside = ({ target }: Event): void => {
    // The page with the field has been left.
    if (!form.isConnected) document.removeEventListener('pointerdown', closeOutside);
    else if (target instanceof Node && !form.contains(target)) close();
  };
  document.addEventListener('pointerdown', closeOutside);
  form.addEventListener('submit', close);
  form.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[role="option"]') !== null) close();
  });
}

/** Starts suggestions for a field. Does nothing if it has a list already or its form does not name the search language. */
export function startSuggestions(field: HTMLInputElement, server: SearchSettings | null): void {
  const { form } = field;
  const locale = form?.dataset['instantSearch'] ?? '';
  if (form === null || !isLocale(locale) || field.getAttribute('role') === 'combobox') return;
  const texts = suggestionTexts[locale];
  const parts = { list: new ListBox(field, texts.suggestions), status: createStatusRegion(form), texts };
  // The search page reports outages; while typing, that would only distract.
  const engine = openSearch({ server, locale });
  const actions = actionsFor(field, parts, createSuggestions(engine, answersIn(form, parts)));
  field.addEventListener('input', actions.follow);
  handleKeys(field, parts.list, actions);
  closeWhenLeft(form, actions.close);
  // The header field persists across pages; clear it on each.
  if (field.closest('main') === null) document.addEventListener('page:finish', actions.clear);
  // The visitor typed before this code was loaded.
  if (field.value !== field.defaultValue) actions.follow();
}
