/** The keys of the combobox. Other keys go to the field itself. */
import type { ListBox } from './listBox';

export interface FieldActions {
  /** Closes the list; pending answers are dropped. */
  readonly close: () => void;
  /** Shows the list for the words in the field, as soon as there is one. */
  readonly open: () => void;
  /** Looks for the words in the field. */
  readonly follow: () => void;
  /** Clears the field. */
  readonly clear: () => void;
}

/** True if the key was handled and the browser must do nothing. */
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
      // Pressed again, it goes to what is around the field: the menu of narrow screens.
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
      // Back to the words.
      list.activate(undefined);
      return false;
    default:
      return false;
  }
}

export function handleKeys(field: HTMLInputElement, list: ListBox, actions: FieldActions): void {
  field.addEventListener('keydown', (event) => {
    // Letters that are put together from several keys are not finished; the others are shortcuts of the browser.
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    if (act(event, field, list, actions)) event.preventDefault();
  });
}
