/** The only code that brings components to life; part of each island's bundle: see `lib/build/export/islandCode.ts`. */
import { Component, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Hydrate } from '@/lib/client/islands';

/** React compares with what code wrote last, and code writes that nothing was chosen. */
function chooseAgain(input: HTMLInputElement): void {
  input.checked = !input.checked;
  input.click();
}

/** The words come back by a way that React does not watch, as from the keyboard. */
function writeAgain(input: HTMLInputElement, value: string): void {
  input.value = input.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

type Written = ReadonlyMap<EventTarget, string>;

/** Notes what is written in the fields, which a drawing before the component is alive would empty. Returns what ends it. */
function noteWritten(island: Element): () => Written {
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

/** What a visitor has chosen and written before React could see it. */
function answerAgain(island: Element, written: Written): void {
  for (const input of island.querySelectorAll('input')) {
    const value = written.get(input) ?? input.value;
    if (input.checked !== input.defaultChecked) chooseAgain(input);
    else if (value !== input.defaultValue) writeAgain(input, value);
  }
}

/** Says when what is inside is alive. */
function Pulse({ onAlive, children }: { readonly onAlive: () => void; readonly children: ReactNode }): ReactNode {
  useEffect(onAlive, [onAlive]);
  return children;
}

interface GuardProps {
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Tells of what is thrown while something inside is drawn; nothing is left of it then. */
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

/** What the loader calls to bring a component to life, with the props that the page was made with. */
export function hydrateIsland(Part: ComponentType): Hydrate {
  return async (island, { onAlive, onFailure }) => {
    // Its page may have been replaced by another, and may come back.
    while (!island.isConnected) await nextPage();
    const props: unknown = JSON.parse(island.nextElementSibling?.textContent ?? '');
    const writtenSoFar = noteWritten(island);
    const begin = (): void => {
      island.dataset['alive'] = '';
      answerAgain(island, writtenSoFar());
      onAlive();
    };
    hydrateRoot(
      island,
      <Guard onFailure={onFailure}>
        <Pulse onAlive={begin}>
          <Part {...(typeof props === 'object' ? props : {})} />
        </Pulse>
      </Guard>,
    );
  };
}
