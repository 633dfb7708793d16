/**
 * The tools of a figure: adds the visitor's selection to texts to copy and to links, offers the system's share dialog
 * if there is one, closes tools with Escape. Loaded when one of them is first used.
 */
type Choosable = HTMLInputElement | HTMLTextAreaElement | HTMLAnchorElement;

/** Texts and addresses as the page was built, without a selection. */
const madeTexts = new WeakMap<Choosable, string>();

const doneMs = 3000;

type Say = (text: string) => void;

function textOf(field: Choosable): string {
  return field instanceof HTMLAnchorElement ? field.href : field.value;
}

/** The query of the page's address if it contains a selection of this figure, otherwise empty. */
function choiceOf(tools: Element): string {
  const { search } = window.location;
  const key = tools.closest<HTMLElement>('[data-selection]')?.dataset['selection'];
  return key !== undefined && new URLSearchParams(search).get('auswahl') === key ? search : '';
}

/** Adds the selection to an address in a field, in a mail link, or in the code of a frame. */
function withChoice(field: Choosable, made: string, choice: string): string {
  if (field instanceof HTMLInputElement) return made + choice;
  if (field instanceof HTMLTextAreaElement)
    return made.replace(/(?<=src="[^"]*)"/, () => `${choice.replaceAll('&', '&amp;')}"`);
  const build = field.dataset['choice'] === 'build' ? `\n${document.documentElement.dataset['build'] ?? ''}` : '';
  return made + encodeURIComponent(choice + build);
}

function refresh(tools: Element): void {
  const choice = choiceOf(tools);
  for (const field of tools.querySelectorAll<Choosable>('[data-choice]')) {
    const made = madeTexts.get(field) ?? textOf(field);
    madeTexts.set(field, made);
    const text = withChoice(field, made, choice);
    if (field instanceof HTMLAnchorElement) field.href = text;
    else field.value = text;
  }
}

function refreshAll(): void {
  for (const tools of document.querySelectorAll('[data-figure-tools]')) refresh(tools);
}

/** Closes the tool that has the focus, and focuses its summary. */
function closeWithEscape(event: Event): void {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || event.defaultPrevented) return;
  const open = document.activeElement?.closest<HTMLDetailsElement>('[data-figure-tools] > [open]');
  if (!open) return;
  open.open = false;
  open.querySelector('summary')?.focus();
  // Keep an open selection panel around it from closing, too.
  event.preventDefault();
}

/** Prepares the tools. Adding the same listeners again has no effect. */
function makeReady(tools: Element): void {
  tools.addEventListener('keydown', closeWithEscape);
  document.addEventListener('chart:drawn', refreshAll);
  refresh(tools);
  const keepTool = tools.querySelector<HTMLElement>('[data-keep]');
  if (keepTool !== null)
    import('@/lib/portal/browser/shortlistTool').then((code) => code.startShortlistTool(keepTool), console.error);
  const canShare = 'share' in navigator;
  for (const button of tools.querySelectorAll('[data-figure-tool="share"]'))
    button.toggleAttribute('hidden', !canShare);
}

async function copy(button: HTMLElement, say: Say): Promise<void> {
  const field = button.parentElement?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if (!field) return;
  const isCopied = await navigator.clipboard.writeText(field.value).then(
    () => true,
    () => false,
  );
  // If copying fails, select the text for the system's own shortcut.
  if (!isCopied) field.focus();
  field.select();
  const [name] = button.childNodes;
  const done = button.dataset['done'] ?? '';
  if (!isCopied || !name || name.textContent === done) return;
  const text = name.textContent;
  name.textContent = done;
  say(done);
  setTimeout(() => (name.textContent = text), doneMs);
}

async function share(button: HTMLElement): Promise<void> {
  const field = button.closest('details')?.querySelector('input');
  // Ignore a visitor who cancels.
  await navigator.share({ title: button.dataset['title'] ?? '', url: field?.value ?? '' }).catch(() => undefined);
}

/** A shortlist button outside a list of tools is prepared by its first click. */
async function addToShortlist(button: HTMLElement): Promise<void> {
  const tool = button.closest<HTMLElement>('[data-keep]');
  if (tool === null || 'ready' in tool.dataset) return;
  // Other code may prepare it meanwhile, too late for this click.
  const code = await import('@/lib/portal/browser/shortlistTool');
  code.addToShortlist(tool);
}

async function savePicture(button: HTMLElement): Promise<void> {
  const { saveChart } = await import('@/lib/drawing/browser/picture/savePicture');
  await saveChart(button);
}

/**
 * Prepares the tools that were clicked, or runs a tool: copies the text beside it, shares the link, saves the chart.
 * Rejects if there is no chart to save.
 */
export async function runTool(tool: HTMLElement, say: Say): Promise<void> {
  const { figureTool } = tool.dataset;
  if (figureTool === undefined) makeReady(tool);
  else if (figureTool === 'copy') await copy(tool, say);
  else if (figureTool === 'share') await share(tool);
  else if (figureTool === 'keep') await addToShortlist(tool);
  else await savePicture(tool);
}
