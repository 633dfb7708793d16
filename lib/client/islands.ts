/**
 * Hydrates islands, the parts of a page that need React. Their code is loaded when they come near the viewport. Every
 * failure ends here: a message offers to reload the page, and the content for visitors without scripts is shown
 * (behaviour B5.4).
 */

import { notifyIfLate } from '@/lib/shared/browser/timeouts';

/** Callbacks of the hydration. */
interface HydrationCallbacks {
  readonly onAlive: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** Hydrates an island; its props are in the element after it. */
export type Hydrate = (island: HTMLElement, life: HydrationCallbacks) => void | Promise<void>;

type LoadIsland = () => Promise<{ readonly hydrate: Hydrate }>;

/** By the name of the island. */
export type IslandCode = Readonly<Record<string, LoadIsland>>;

/**
 * Loads half a window ahead, which includes everything focused or under the pointer. Everything above counts as near,
 * because the visitor has passed it or came back to content below it.
 */
const rootMargin = '100000px 0px 50%';

/** Holds clicks on buttons until React has started, because forms would reload the page. Returns a function that replays the last one. */
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

/** Fills the search field from the address: the static page has no query, and the code that reads it comes later. */
function showWords(island: HTMLElement): void {
  const field = island.querySelector<HTMLInputElement>('[name=q]');
  if (field) field.defaultValue = new URLSearchParams(location.search).get('q') ?? '';
}

function watchIsland(island: HTMLElement, load: LoadIsland): void {
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

/** Starts the islands of this page and of pages that soft navigation shows. */
export function startIslands(code: IslandCode): void {
  const lookAround = (): void => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]:not([data-watched])')) {
      const load = code[island.getAttribute('data-island') ?? ''];
      if (load === undefined) continue;
      // Only once each, even if its page is shown again.
      island.toggleAttribute('data-watched', true);
      watchIsland(island, load);
    }
  };
  lookAround();
  document.addEventListener('page:finish', lookAround);
}
