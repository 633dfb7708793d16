/** The tool at a chart that puts its indicator aside for comparison. Loaded when something is pressed in the tools. */
import { followKept, keptKeys, mostKept, toggleKept } from './keptIndicators';

function fill(text: string | undefined, count: number): string {
  return (text ?? '').replace('{count}', String(count)).replace('{most}', String(mostKept));
}

function show(tool: HTMLElement): void {
  const { keep: key = '', add = '', remove = '', count } = tool.dataset;
  const kept = keptKeys();
  const [button, link] = [tool.querySelector('button'), tool.querySelector('a')];
  if (button !== null) button.textContent = kept.includes(key) ? remove : add;
  tool.querySelector('[role="status"]')?.replaceChildren(kept.length === 0 ? '' : fill(count, kept.length));
  if (link === null) return;
  link.search = `vergleich=${kept.join(',')}`;
  link.hidden = kept.length === 0;
}

function press(tool: HTMLElement): void {
  if (toggleKept(tool.dataset['keep'] ?? '')) return;
  tool.querySelector('[role="status"]')?.replaceChildren(fill(tool.dataset['full'], mostKept));
}

/** Does nothing for a tool that is ready already. */
export function startKeepTool(tool: HTMLElement): void {
  if ('ready' in tool.dataset) return;
  tool.dataset['ready'] = '';
  tool.querySelector('button')?.addEventListener('click', () => press(tool));
  followKept(() => show(tool));
  show(tool);
}
