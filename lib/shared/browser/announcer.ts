/** A live region, which screen readers read aloud when its text changes. */

/** Hidden by inline properties instead of a class, so that it needs no stylesheet; the security policy allows these. */
const hidden: Readonly<Record<string, string>> = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
};

/** Milliseconds until screen readers notice a new region, and between two texts, so that none interrupts the other. */
const pauseMs = 100;
const readingMs = 1500;

let region: HTMLElement | null = null;

function createRegion(): HTMLElement {
  const created = document.createElement('div');
  created.setAttribute('role', 'status');
  for (const [name, value] of Object.entries(hidden)) created.style.setProperty(name, value);
  document.body.append(created);
  return created;
}

const waiting: string[] = [];

function sayNext(): void {
  const text = waiting.shift();
  // Leave no text behind for screen reader users who read the page to its end.
  if (text === undefined) {
    region?.remove();
    region = null;
  } else {
    region?.replaceChildren(text);
    setTimeout(sayNext, readingMs);
  }
}

/** Announces a text politely, after earlier ones. The region exists only meanwhile, because React does not expect it. */
export function announce(text: string): void {
  waiting.push(text);
  if (region !== null) return;
  region = createRegion();
  setTimeout(sayNext, pauseMs);
}
