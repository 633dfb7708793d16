/**
 * What a figure offers with scripts: a selection of one's own, texts to copy, a picture of its chart. The code is loaded when it is
 * asked for, that of the selection also when the address holds a choice.
 */
import { announce } from '@/lib/shared/browser/announcer';
import { notifyIfLate } from '@/lib/shared/browser/timeouts';

interface ToolCode {
  /** Does what the button says, or makes the tools ready that something was pressed in; `say` tells politely what has happened. */
  readonly runTool: (tool: HTMLElement, say: (text: string) => void) => Promise<void>;
}

export interface SelectionCode extends ToolCode {
  /** Shows what the address says, in every figure of the page. */
  readonly showSelections: () => Promise<void>;
}

/** None in development. */
export type LoadSelection = (() => Promise<SelectionCode>) | undefined;

export function startFigures(load: LoadSelection): void {
  let isUsed = false;
  const run = (work: Promise<void> | undefined, note: Element | null): void => {
    // What failed before is tried again.
    const setFailed = (hasFailed: boolean): void => void note?.toggleAttribute('hidden', !hasFailed);
    setFailed(false);
    if (!work) return;
    notifyIfLate(work, () => setFailed(true)).then(
      () => setFailed(false),
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
  };
  const look = (): void => {
    const key = new URLSearchParams(window.location.search).get('auswahl');
    isUsed ||= key !== null;
    const opener = document.querySelector(`[data-selection="${CSS.escape(key ?? '')}"] [data-figure-tool=selection]`);
    if (isUsed)
      run(
        load?.().then((code) => code.showSelections()),
        opener?.nextElementSibling ?? null,
      );
  };
  document.addEventListener('click', ({ target }) => {
    const tool = target instanceof Element && target.closest<HTMLElement>('[data-figure-tool],[data-figure-tools]');
    if (!tool) return;
    const isSelection = tool.matches('[data-figure-tool=selection]');
    isUsed ||= isSelection;
    const note = isSelection ? tool.nextElementSibling : null;
    const code: Promise<ToolCode> | undefined = isSelection ? load?.() : import('./figureTools');
    run(
      code?.then(({ runTool }) => runTool(tool, announce)),
      note,
    );
  });
  document.addEventListener('page:finish', look);
  window.addEventListener('popstate', look);
  look();
}
