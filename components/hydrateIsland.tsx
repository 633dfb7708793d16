/** Hydrates islands; part of each island's bundle: see `lib/build/export/islandCode.ts`. */
import { Component, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Hydrate } from '@/lib/client/islands';

/** Writes the opposite before the click, as React ignores a change to what code has written last. */
function replayChoice(input: HTMLInputElement): void {
  input.checked = !input.checked;
  input.click();
}

/** Sets the value past React's tracking, as the keyboard does, so that React takes notice of it. */
function replayText(input: HTMLInputElement, value: string): void {
  input.value = input.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

type Written = ReadonlyMap<EventTarget, string>;

/**
 * Records what is typed into the fields, which a render before hydration would empty. Returns a function that ends it
 * and returns the values.
 */
function recordInput(island: Element): () => Written {
  const written = new Map<EventTarget, string>();
  const note = (input: EventTarget | null): void => {
    if (input instanceof HTMLInputElement) written.set(input, input.value);
  };
  const onInput = ({ target }: Event): void => note(target);
  island.querySelectorAll('input').forEach(note);
  island.addEventListener('input', onInput);
  return () => {
    island.removeEventListener('input', onInput);
    return written;
  };
}

/** Repeats what a visitor has chosen and typed before React could see it. */
function replayInput(island: Element, written: Written): void {
  for (const input of island.querySelectorAll('input')) {
    const value = written.get(input) ?? input.value;
    if (input.checked !== input.defaultChecked) replayChoice(input);
    else if (value !== input.defaultValue) replayText(input, value);
  }
}

/** Calls `onAlive` once its children are hydrated. */
function MountSignal({ onAlive, children }: { readonly onAlive: () => void; readonly children: ReactNode }): ReactNode {
  useEffect(onAlive, [onAlive]);
  return children;
}

interface GuardProps {
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

/** An error boundary: reports what its children throw while rendering, and renders nothing then. */
class Guard extends Component<GuardProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

function nextPage(): Promise<unknown> {
  return new Promise((resolve) => document.addEventListener('page:finish', resolve, { once: true }));
}

/** Returns a function with which the loader hydrates a component, with the props in the page. */
export function hydrateIsland(Part: ComponentType): Hydrate {
  return async (island, { onAlive, onFailure }) => {
    // Soft navigation may have replaced the page, and may bring it back.
    while (!island.isConnected) await nextPage();
    const props: unknown = JSON.parse(island.nextElementSibling?.textContent ?? '');
    const writtenSoFar = recordInput(island);
    const begin = (): void => {
      island.dataset['alive'] = '';
      replayInput(island, writtenSoFar());
      onAlive();
    };
    hydrateRoot(
      island,
      <Guard onFailure={onFailure}>
        <MountSignal onAlive={begin}>
          <Part {...(typeof props === 'object' ? props : {})} />
        </MountSignal>
      </Guard>,
    );
  };
}
