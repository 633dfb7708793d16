/** Buttons that add an indicator or an area to the shortlist. Loaded when one of them, or a tool around it, is first clicked. */
import { onShortlistChange, shortlistedKeys, maxShortlisted, shortlistQuery, toggleShortlisted } from './shortlist';
import type { ShortlistKind } from './shortlist';

function kindOf({ dataset }: HTMLElement): ShortlistKind {
  return dataset['kind'] === 'areas' ? 'areas' : 'indicators';
}

function keyOf({ dataset }: HTMLElement): string {
  return dataset['keep'] ?? '';
}

function fill(text: string | undefined, count: number): string {
  return (text ?? '').replace('{count}', String(count)).replace('{most}', String(maxShortlisted));
}

function show(tool: HTMLElement): void {
  const { add = '', remove = '', count } = tool.dataset;
  const kept = shortlistedKeys(kindOf(tool));
  const [button, link] = [tool.querySelector('button'), tool.querySelector('a')];
  if (button !== null) button.textContent = kept.includes(keyOf(tool)) ? remove : add;
  tool.querySelector('[role="status"]')?.replaceChildren(kept.length === 0 ? '' : fill(count, kept.length));
  if (link === null) return;
  link.search = shortlistQuery(kindOf(tool), kept);
  link.hidden = kept.length === 0;
}

function press(tool: HTMLElement): void {
  if (toggleShortlisted(kindOf(tool), keyOf(tool))) return;
  tool.querySelector('[role="status"]')?.replaceChildren(fill(tool.dataset['full'], maxShortlisted));
}

/** Starts the tool. Does nothing if it is started already. */
export function startShortlistTool(tool: HTMLElement): void {
  if ('ready' in tool.dataset) return;
  tool.dataset['ready'] = '';
  tool.querySelector('button')?.addEventListener('click', () => press(tool));
  onShortlistChange(kindOf(tool), () => show(tool));
  show(tool);
}

/** For the first click on a tool that was not started: its button said to add, so it never removes. */
export function addToShortlist(tool: HTMLElement): void {
  startShortlistTool(tool);
  if (!shortlistedKeys(kindOf(tool)).includes(keyOf(tool))) press(tool);
}
