/** Keyboard handling of the combobox; other keys are left to the field. */
import type { ListBox } from './listBox';

export interface FieldActions {
  /** Closes the list; pending answers are dropped. */
  readonly close: () => void;
  /** Shows the list for the words in the field once it is available. */
  readonly open: () => void;
  /** Searches for the words in the field. */
  readonly follow: () => void;
  /** Clears the field. */
  readonly clear: () => void;
}

/** Returns whether the key was handled, so that the default action must be prevented. */
function act({ key, altKey }: KeyboardEvent, field: HTMLInputElement, list: ListBox, actions: FieldActions): boolean {
  switch (key) {
    case 'ArrowDown':
      actions.open();
      if (!altKey) list.move(1);
      return true;
    case 'ArrowUp':
      if (altKey) actions.close();
      else {
        actions.open();
        list.move(-1);
      }
      return true;
    case 'Enter':
      if (list.active === undefined) return false;
      list.active.click();
      return true;
    case 'Escape':
      // Let a second Escape reach the surrounding menu on narrow screens.
      if (!list.isOpen && field.value === '') return false;
      if (list.isOpen) actions.close();
      else actions.clear();
      return true;
    case 'Tab':
      actions.close();
      return false;
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      // Return to editing the words.
      list.activate(undefined);
      return false;
    default:
      return false;
  }
}

export function handleKeys(field: HTMLInputElement, list: ListBox, actions: FieldActions): void {
  field.addEventListener('keydown', (event) => {
    // Skip input method composition and browser shortcuts.
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    if (act(event, field, list, actions)) event.preventDefault();
  });
}
