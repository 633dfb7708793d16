/**
 * The tools of a figure: texts to copy and links get what the visitor has chosen of it, the system's own way of sharing is
 * offered if there is one, Escape closes what is open. Loaded when something is pressed in them.
 */
type Choosable = HTMLInputElement | HTMLTextAreaElement | HTMLAnchorElement;

/** As the page was made. */
const madeTexts = new WeakMap<Choosable, string>();

const doneMs = 3000;

type Say = (text: string) => void;

function textOf(field: Choosable): string {
  return field instanceof HTMLAnchorElement ? field.href : field.value;
}

/** The query of the address of the page if it holds a choice of the figure, otherwise nothing. */
function choiceOf(tools: Element): string {
  const { search } = window.location;
  const key = tools.closest<HTMLElement>('[data-selection]')?.dataset['selection'];
  return key !== undefined && new URLSearchParams(search).get('auswahl') === key ? search : '';
}

/** Addresses end a field and a mail, and stand in the code of a frame. */
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

/** Escape closes the tool with the focus, which goes to what opens it again. */
function closeWithEscape(event: Event): void {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || event.defaultPrevented) return;
  const open = document.activeElement?.closest<HTMLDetailsElement>('[data-figure-tools] > [open]');
  if (!open) return;
  open.open = false;
  open.querySelector('summary')?.focus();
  // A selection of one's own around it stays.
  event.preventDefault();
}

/** Listeners that are there already are not added again. */
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
  // What cannot be copied is selected: the keys of the system do the rest.
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
  // Nothing has gone wrong if the visitor changes their mind.
  await navigator.share({ title: button.dataset['title'] ?? '', url: field?.value ?? '' }).catch(() => undefined);
}

/** What is no part of a list of tools is made ready by its first press. */
async function addToShortlist(button: HTMLElement): Promise<void> {
  const tool = button.closest<HTMLElement>('[data-keep]');
  if (tool === null || 'ready' in tool.dataset) return;
  // Something else may make it ready meanwhile, too late for this press.
  const code = await import('@/lib/portal/browser/shortlistTool');
  code.addToShortlist(tool);
}

async function savePicture(button: HTMLElement): Promise<void> {
  const { saveChart } = await import('@/lib/drawing/browser/picture/savePicture');
  await saveChart(button);
}

/**
 * Makes the tools ready that something was pressed in, or does what a button says: copies the text beside it, hands the link to the
 * system, saves the chart. Rejects if there is no chart to save.
 */
export async function runTool(tool: HTMLElement, say: Say): Promise<void> {
  const { figureTool } = tool.dataset;
  if (figureTool === undefined) makeReady(tool);
  else if (figureTool === 'copy') await copy(tool, say);
  else if (figureTool === 'share') await share(tool);
  else if (figureTool === 'keep') await addToShortlist(tool);
  else await savePicture(tool);
}
