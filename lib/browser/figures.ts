/**
 * What a figure offers with scripts: a selection of one's own, texts to copy, a picture of its chart. The code is loaded when it is
 * asked for, that of the selection also when the address holds a choice.
 */
import { announce } from './announcer';

interface ToolCode {
  /** Does what the button says, or makes the tools ready that something was pressed in; `say` tells politely what has happened. */
  readonly useTool: (tool: HTMLElement, say: (text: string) => void) => Promise<void>;
}

export interface SelectionCode extends ToolCode {
  /** Shows what the address says, in every figure of the page. */
  readonly showSelections: () => Promise<void>;
}

/** None in development. */
export type LoadSelection = (() => Promise<SelectionCode>) | undefined;

export function startFigures(load: LoadSelection): void {
  let isUsed = false;
  const run = (work: Promise<void> | undefined, note?: Element | null): void => {
    work?.catch((error: unknown) => {
      console.error(error);
      note?.removeAttribute('hidden');
    });
  };
  const look = (): void => {
    isUsed ||= window.location.search.includes('auswahl=');
    if (isUsed) run(load?.().then((code) => code.showSelections()));
  };
  document.addEventListener('click', ({ target }) => {
    const tool = target instanceof Element && target.closest<HTMLElement>('[data-figure-tool],[data-figure-tools]');
    if (!tool) return;
    const isSelection = tool.matches('[data-figure-tool=selection]');
    isUsed ||= isSelection;
    const note = isSelection ? tool.nextElementSibling : null;
    // What failed before is tried again.
    note?.setAttribute('hidden', '');
    const code: Promise<ToolCode> | undefined = isSelection ? load?.() : import('./takeAlong');
    run(
      code?.then(({ useTool }) => useTool(tool, announce)),
      note,
    );
  });
  document.addEventListener('page:finish', look);
  window.addEventListener('popstate', look);
  look();
}
