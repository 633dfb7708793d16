/** Browsers block addresses that change more than a hundred times in half a minute. */
const addressPauseMs = 300;

function write(how: 'pushState' | 'replaceState', query: string): void {
  window.history[how](null, '', `${window.location.pathname}${query}`);
}

/**
 * Keeps state in the address of one page, so that visitors' choices survive reload, back, forward and sharing. Reading
 * and writing the state is left to its user. Runs in the browser.
 */
export class PageAddress {
  #path: string | null = null;
  #content: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the address changed while another page was shown. */
  #hasMissed = false;

  /** Binds to the page that is shown, unless it is bound already. `follow` does so, too. */
  start(): void {
    this.#path ??= window.location.pathname;
    this.#content ??= document.querySelector('main > *');
  }

  /** Whether the page is shown. It may wait for the visitor to come back, and meanwhile another page may have the same address. */
  isShown(): boolean {
    return this.#path === window.location.pathname && this.#content?.isConnected !== false;
  }

  /** Calls `read` now, after back and forward, and for changes that were missed. Returns a function that ends it. */
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

  /** Adds an entry to the history. */
  push(query: string): void {
    this.forgetLater();
    write('pushState', query);
  }

  /** Changes the query of the current entry. */
  replace(query: string): void {
    if (this.isShown() && query !== window.location.search) write('replaceState', query);
  }

  /** Does so after a pause, while the visitor is typing: only the last of several calls counts. */
  replaceLater(query: () => string): void {
    this.forgetLater();
    this.#timer = setTimeout(() => this.replace(query()), addressPauseMs);
  }

  /** Cancels a pending `replaceLater`. */
  forgetLater(): void {
    clearTimeout(this.#timer);
  }
}
