/** The list below a search field: a combobox with a list box, following the ARIA Authoring Practices Guide. */

let count = 0;

export class ListBox {
  readonly #field: HTMLInputElement;
  readonly #element = document.createElement('div');
  #options: readonly HTMLElement[] = [];
  #active: HTMLElement | undefined;
  #words = '';

  constructor(field: HTMLInputElement, label: string) {
    this.#field = field;
    count += 1;
    this.#element.id = `suggestions-${count}`;
    this.#element.setAttribute('role', 'listbox');
    this.#element.setAttribute('aria-label', label);
    this.#element.hidden = true;
    // Keep the focus in the field when an option is pressed.
    this.#element.addEventListener('mousedown', (event) => event.preventDefault());
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', 'false');
  }

  get isOpen(): boolean {
    return !this.#element.hidden;
  }

  /** The option that Enter would follow; the field keeps the focus. */
  get active(): HTMLElement | undefined {
    return this.#active;
  }

  /** The query that the options belong to. */
  get words(): string {
    return this.#words;
  }

  show(options: readonly HTMLElement[], words: string): void {
    this.activate(undefined);
    this.#words = words;
    this.#options = options;
    for (const [index, option] of options.entries()) option.id = `${this.#element.id}-${index}`;
    this.#element.replaceChildren(...options);
    if (!this.#element.isConnected) this.#field.form?.append(this.#element);
    this.#field.setAttribute('aria-controls', this.#element.id);
    this.#setOpen(options.length > 0);
  }

  /** Shows the previous options again. */
  open(): void {
    this.#setOpen(this.#options.length > 0);
  }

  close(): void {
    this.activate(undefined);
    this.#setOpen(false);
  }

  /** Activates the next or previous option, wrapping around. Does nothing while the list is closed. */
  move(step: 1 | -1): void {
    if (!this.isOpen) return;
    const current = this.#options.findIndex((option) => option === this.#active);
    const start = current === -1 && step === -1 ? 0 : current;
    this.activate(this.#options.at((start + step) % this.#options.length));
  }

  activate(option: HTMLElement | undefined): void {
    this.#active?.removeAttribute('aria-selected');
    this.#active = option;
    if (option === undefined) {
      this.#field.removeAttribute('aria-activedescendant');
      return;
    }
    option.setAttribute('aria-selected', 'true');
    this.#field.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  }

  #setOpen(isOpen: boolean): void {
    this.#element.hidden = !isOpen;
    this.#field.setAttribute('aria-expanded', String(isOpen));
  }
}
