/**
 * What a figure offers with scripts: a picture of its chart, and a selection of one's own. The code of both is loaded when it
 * is asked for, that of the selection also when the address holds a choice.
 */

interface ToolCode {
  /** Does what the button says. */
  readonly useTool: (button: HTMLElement) => Promise<void>;
}

export interface SelectionCode extends ToolCode {
  /** Shows what the address says, in every figure of the page. */
  readonly showSelections: () => Promise<void>;
}

/** None in development. */
export type LoadSelection = (() => Promise<SelectionCode>) | undefined;

export function startFigures(load: LoadSelection): void {
  let isUsed = false;
  const run = (work: Promise<void> | undefined, tool?: Element): void => {
    work?.catch((error: unknown) => {
      console.error(error);
      tool?.nextElementSibling?.removeAttribute('hidden');
    });
  };
  const look = (): void => {
    isUsed ||= window.location.search.includes('auswahl=');
    if (isUsed) run(load?.().then((code) => code.showSelections()));
  };
  document.addEventListener('click', ({ target }) => {
    const tool = target instanceof Element && target.closest<HTMLElement>('[data-figure-tool]');
    if (!tool) return;
    const isSelection = tool.dataset['figureTool'] === 'selection';
    isUsed ||= isSelection;
    const code: Promise<ToolCode> | undefined = isSelection ? load?.() : import('./picture/savePicture');
    run(
      code?.then(({ useTool }) => useTool(tool)),
      tool,
    );
  });
  document.addEventListener('page:finish', look);
  window.addEventListener('popstate', look);
  look();
}
