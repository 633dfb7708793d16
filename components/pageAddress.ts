/** Browsers refuse addresses that change more often than a hundred times in half a minute. */
const addressPauseMs = 300;

function write(how: 'pushState' | 'replaceState', query: string): void {
  window.history[how](null, '', `${window.location.pathname}${query}`);
}

/**
 * The address of one page, in which what visitors choose survives reload, back, forward and sharing. State is read from it and written
 * into it by who uses it. Runs in the browser.
 */
export class PageAddress {
  #path: string | null = null;
  #content: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** It has changed while another page was shown. */
  #hasMissed = false;

  /** Takes the page that is shown for its own, unless it has one. `follow` does so, too. */
  start(): void {
    this.#path ??= window.location.pathname;
    this.#content ??= document.querySelector('main > *');
  }

  /** Whether the page is shown: it may wait for who comes back, and its address may be shown by another one meanwhile. */
  isShown(): boolean {
    return this.#path === window.location.pathname && this.#content?.isConnected !== false;
  }

  /** Calls `read` now, after back and forward, and for what was missed. Returns what ends it. */
  follow(read: (isFirst: boolean) => void): () => void {
    this.start();
    const readHere = (isFirst: boolean): void => {
      this.#hasMissed = !this.isShown();
      if (!this.#hasMissed) read(isFirst);
    };
    const onBack = (): void => readHere(false);
    const onFinish = (): void => {
      if (this.#hasMissed) readHere(false);
    };
    readHere(true);
    window.addEventListener('popstate', onBack);
    document.addEventListener('page:finish', onFinish);
    return () => {
      this.forgetLater();
      window.removeEventListener('popstate', onBack);
      document.removeEventListener('page:finish', onFinish);
    };
  }

  /** A new entry in the history. */
  push(query: string): void {
    this.forgetLater();
    write('pushState', query);
  }

  /** The same entry with another query. */
  replace(query: string): void {
    if (this.isShown() && query !== window.location.search) write('replaceState', query);
  }

  /** The same after a pause, while somebody is typing: only the last of several counts. */
  replaceLater(query: () => string): void {
    this.forgetLater();
    this.#timer = setTimeout(() => this.replace(query()), addressPauseMs);
  }

  /** Leaves out what was to follow later. */
  forgetLater(): void {
    clearTimeout(this.#timer);
  }
}
