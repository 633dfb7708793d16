'use client';

import { Component, createRef, useEffect } from 'react';
import type { ReactNode, RefObject } from 'react';

export interface IslandProps {
  /** Name of the client component inside. */
  readonly name: string;
  /** For when the component fails, in the language of the page. */
  readonly failure: string;
  /** Of that text, BCP 47. */
  readonly language: string;
  readonly children: ReactNode;
}

interface IslandState {
  readonly hasFailed: boolean;
}

/** Behind what is alive: says so, and takes back what was said meanwhile by `lib/browser/scriptFailures.ts`. */
function Pulse({ island }: { readonly island: RefObject<HTMLDivElement | null> }): ReactNode {
  useEffect(() => {
    island.current?.setAttribute('data-alive', '');
    island.current?.removeAttribute('data-failed');
    island.current?.querySelector('[data-island-failure]')?.setAttribute('hidden', '');
  }, [island]);
  return null;
}

/**
 * The only place where client components are put into a page. The attribute tells the export that this page keeps its
 * scripts; pages without it are delivered without any framework. A component that fails takes nothing else of the page
 * along: a sentence stands in its place, and what the page has for those without scripts is shown.
 */
export class Island extends Component<IslandProps, IslandState> {
  static getDerivedStateFromError(): IslandState {
    return { hasFailed: true };
  }

  override readonly state: IslandState = { hasFailed: false };
  readonly #element = createRef<HTMLDivElement>();

  override render(): ReactNode {
    const { name, failure, language, children } = this.props;
    const { hasFailed } = this.state;
    return (
      <div ref={this.#element} data-island={name} data-failed={hasFailed ? '' : undefined} suppressHydrationWarning>
        <p
          role="alert"
          lang={language}
          className="note"
          hidden={!hasFailed}
          data-island-failure
          suppressHydrationWarning
        >
          {failure}
        </p>
        {!hasFailed && (
          // No Suspense: React would put what is in it behind the page, where nobody without scripts finds it.
          <>
            {children}
            <Pulse island={this.#element} />
          </>
        )}
      </div>
    );
  }
}
