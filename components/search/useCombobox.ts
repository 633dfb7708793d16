import { useState } from 'react';
import type { KeyboardEvent } from 'react';

export interface Combobox {
  readonly isOpen: boolean;
  /** The option that the arrow keys have reached. */
  readonly active: string | null;
  /** Shows the options, as the visitor types. */
  readonly offer: () => void;
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export interface ComboboxOptions {
  readonly options: readonly string[];
  readonly pick: (option: string) => void;
  /** Called on Escape while no options are shown. */
  readonly clear: () => void;
}

/** The next or previous option; null is the field itself, beyond the first and the last. */
function neighbour(options: readonly string[], active: string | null, step: 1 | -1): string | null {
  const places: readonly (string | null)[] = [null, ...options];
  const index = places.indexOf(active) + step;
  return places.at(index % places.length) ?? null;
}

type Key = 'move' | 'escape' | 'enter' | 'leave' | 'text';

/** The meaning of keys; all others type text. */
const keys: ReadonlyMap<string, Key> = new Map<string, Key>([
  ['ArrowDown', 'move'],
  ['ArrowUp', 'move'],
  ['Escape', 'escape'],
  ['Enter', 'enter'],
  ['Tab', 'leave'],
  ['Home', 'text'],
  ['End', 'text'],
  ['ArrowLeft', 'text'],
  ['ArrowRight', 'text'],
]);

interface Shown extends ComboboxOptions {
  readonly isOpen: boolean;
  readonly active: string | null;
  readonly set: (isOffered: boolean, reached: string | null) => void;
}

function press(event: KeyboardEvent, { options, pick, clear, isOpen, active, set }: Shown): void {
  const isDown = event.key === 'ArrowDown';
  const key = keys.get(event.key);
  if (key === 'move' && options.length > 0) {
    event.preventDefault();
    if (event.altKey) set(isDown, null);
    else set(true, neighbour(options, active, isDown ? 1 : -1));
  } else if (key === 'escape') {
    event.preventDefault();
    if (isOpen) set(false, null);
    else clear();
  } else if (key === 'enter') {
    if (active !== null) event.preventDefault();
    set(false, null);
    if (active !== null) pick(active);
  } else if (key === 'leave') {
    set(false, null);
  } else if (key === 'text') {
    set(isOpen, null);
  }
}

/**
 * Returns the state and the keyboard handler of an editable combobox with manual selection, after the ARIA Authoring
 * Practices. The focus stays in the field.
 */
export function useCombobox(given: ComboboxOptions): Combobox {
  const [{ isOffered, reached }, setShown] = useState<{ isOffered: boolean; reached: string | null }>({
    isOffered: false,
    reached: null,
  });
  const isOpen = isOffered && given.options.length > 0;
  const active = isOpen && reached !== null && given.options.includes(reached) ? reached : null;
  const set = (offered: boolean, option: string | null): void => setShown({ isOffered: offered, reached: option });
  return {
    isOpen,
    active,
    offer: () => set(true, null),
    close: () => set(false, null),
    onKeyDown: (event) => {
      // Keys of an input method are not for the list.
      if (!event.nativeEvent.isComposing) press(event, { ...given, isOpen, active, set });
    },
  };
}
