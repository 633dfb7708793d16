/**
 * Brings islands to life: the parts of a page that need React. Their code is loaded when the visitor comes near.
 * Every failure ends here: a sentence offers to reload the page, and what the page has for those
 * without scripts is shown (behaviour B5.4).
 */

import { notifyIfLate } from '@/lib/shared/browser/timeouts';

/** What the code of an island tells. */
interface Life {
  readonly onAlive: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** The props stand behind the island. */
export type Hydrate = (island: HTMLElement, life: Life) => void | Promise<void>;

type LoadIsland = () => Promise<{ readonly hydrate: Hydrate }>;

/** By the name of the island. */
export type IslandCode = Readonly<Record<string, LoadIsland>>;

/**
 * Half a window ahead; what has the focus or the pointer is nearer than that. What lies above was passed, or the visitor
 * came back to what stands below it.
 */
const rootMargin = '100000px 0px 50%';

/** Disables buttons until React is there: a form would reload the page. Returns a function that presses the last one again. */
function holdButtons(island: HTMLElement): () => void {
  let pressed: HTMLElement | null = null;
  const hold = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    event.preventDefault();
    pressed = button;
  };
  island.addEventListener('click', hold);
  return () => {
    island.removeEventListener('click', hold);
    pressed?.click();
  };
}

/** The words that the address asks for: the page was made without them, and the code that reads them comes later. */
function showWords(island: HTMLElement): void {
  const field = island.querySelector<HTMLInputElement>('[name=q]');
  if (field) field.defaultValue = new URLSearchParams(location.search).get('q') ?? '';
}

function lookAfter(island: HTMLElement, load: LoadIsland): void {
  showWords(island);
  const failure = island.previousElementSibling;
  failure?.querySelector('button')?.addEventListener('click', () => window.location.reload());
  const onAlive = holdButtons(island);
  const setFailed = (hasFailed: boolean): void => {
    island.toggleAttribute('data-failed', hasFailed);
    failure?.toggleAttribute('hidden', !hasFailed);
  };
  const onFailure = (error: unknown): void => {
    console.error(error);
    setFailed(true);
  };
  const nearby = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      nearby.disconnect();
      notifyIfLate(load(), () => setFailed(true))
        .then((code) => {
          setFailed(false);
          return code.hydrate(island, { onAlive, onFailure });
        })
        .catch(onFailure);
    },
    { rootMargin },
  );
  nearby.observe(island);
}

/** Those of the page, and of the pages that soft navigation shows. */
export function startIslands(code: IslandCode): void {
  const lookAround = (): void => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]:not([data-watched])')) {
      const load = code[island.getAttribute('data-island') ?? ''];
      if (load === undefined) continue;
      // Once for each, even if its page comes back.
      island.toggleAttribute('data-watched', true);
      lookAfter(island, load);
    }
  };
  lookAround();
  document.addEventListener('page:finish', lookAround);
}
