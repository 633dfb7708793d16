/** A region that screen readers read aloud when its text changes. */

/** Hidden by properties instead of a class, so that it needs no stylesheet; the security policy allows these. */
const hidden: Readonly<Record<string, string>> = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
};

/** Milliseconds after which screen readers know a new region. */
const noticedAfter = 100;

let region: HTMLElement | null = null;

function createRegion(): HTMLElement {
  const created = document.createElement('div');
  created.setAttribute('role', 'status');
  for (const [name, value] of Object.entries(hidden)) created.style.setProperty(name, value);
  document.body.append(created);
  return created;
}

/** Says a text politely. The region comes with the first one: React does not expect it in a page that it takes over. */
export function announce(text: string): void {
  region ??= createRegion();
  const { textContent } = region;
  if (textContent === text) region.textContent = '';
  setTimeout(() => region?.replaceChildren(text), noticedAfter);
}
