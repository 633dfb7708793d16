/** The document that tests share: remembers what a test adds to it beside elements. Loaded once for all of them. */

interface Listening {
  readonly target: EventTarget;
  readonly parameters: Parameters<EventTarget['addEventListener']>;
}

const listening: Listening[] = [];
type Timer = NodeJS.Timeout | number;

const timers: Timer[] = [];

/** Elements inside the page go with it. */
const stays = (target: EventTarget): boolean =>
  [window, document, document.documentElement, document.body].some((staying) => staying === target);

// oxlint-disable-next-line typescript/unbound-method -- the proxy passes its target on
EventTarget.prototype.addEventListener = new Proxy(EventTarget.prototype.addEventListener, {
  apply: (add, target: EventTarget | undefined, parameters: Listening['parameters']) => {
    const heard = target ?? window;
    if (stays(heard)) listening.push({ target: heard, parameters });
    Reflect.apply(add, heard, parameters);
  },
});

function noted<Start extends (...parameters: never[]) => Timer>(start: Start): Start {
  return new Proxy(start, {
    apply: (begin, self: unknown, parameters: never[]) => {
      const timer = Reflect.apply<unknown, never[], Timer>(begin, self, parameters);
      timers.push(timer);
      return timer;
    },
  });
}

globalThis.setTimeout = noted(globalThis.setTimeout);
globalThis.setInterval = noted(globalThis.setInterval);

const ownKeys = new Set(Reflect.ownKeys(document));

function withoutAttributes({ attributes }: Element): void {
  for (const { name } of [...attributes]) attributes.removeNamedItem(name);
}

/** Leaves the document as it was found: empty, with nobody listening, nothing under way and nothing stored. */
export function emptyDocument(): void {
  for (const { target, parameters } of listening.splice(0)) target.removeEventListener(...parameters);
  for (const timer of timers.splice(0)) clearTimeout(timer);
  // Libraries note there that they listen.
  for (const key of Reflect.ownKeys(document)) if (!ownKeys.has(key)) Reflect.deleteProperty(document, key);
  for (const element of [document.documentElement, document.body]) withoutAttributes(element);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
