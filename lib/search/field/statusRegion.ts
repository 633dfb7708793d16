/** Tells screen readers how many hits there are, once the visitor has stopped typing. */

/** Milliseconds without typing. */
const quiet = 1000;

export interface StatusRegion {
  readonly say: (text: string) => void;
  /** Cancels a pending announcement and clears the region. */
  readonly silence: () => void;
}

/** The region is added to `parent`; its text is invisible. */
export function createStatusRegion(parent: Element): StatusRegion {
  const region = document.createElement('span');
  region.setAttribute('role', 'status');
  region.className = 'visually-hidden';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = (): void => {
    clearTimeout(timer);
    region.replaceChildren();
  };
  const say = (text: string): void => {
    silence();
    parent.append(region);
    timer = setTimeout(() => region.replaceChildren(text), quiet);
  };
  return { say, silence };
}
