/**
 * Interactive parts of a figure: selecting data, copying texts, saving a picture of the chart. The code is loaded on
 * first use, that of the selection also if the address contains one.
 */
import { announce } from '@/lib/shared/browser/announcer';
import { notifyIfLate } from '@/lib/shared/browser/timeouts';

interface ToolCode {
  /** Runs the tool, or prepares the tools that were clicked; `say` announces what has happened. */
  readonly runTool: (tool: HTMLElement, say: (text: string) => void) => Promise<void>;
}

export interface SelectionCode extends ToolCode {
  /** Shows the selection in the address in every figure of the page. */
  readonly showSelections: () => Promise<void>;
}

/** Undefined in development. */
export type LoadSelection = (() => Promise<SelectionCode>) | undefined;

export function startFigures(load: LoadSelection): void {
  let isUsed = false;
  const run = (work: Promise<void> | undefined, note: Element | null): void => {
    // Hide the failure of an earlier attempt.
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
