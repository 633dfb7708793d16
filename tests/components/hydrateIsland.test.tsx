import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { hydrateIsland } from '@/components/hydrateIsland';
import { eventually } from '../support/eventually';

function Question({ answers = [] }: { readonly answers?: readonly string[] }): ReactNode {
  const [chosen, choose] = useState('');
  const [words, write] = useReducer((_: string, next: string) => next, '');
  return (
    <form>
      {answers.map((answer) => (
        <input
          key={answer}
          type="radio"
          name="answer"
          aria-label={answer}
          checked={answer === chosen}
          onChange={() => choose(answer)}
        />
      ))}
      <input aria-label="words" value={words} onChange={({ target }) => write(target.value)} />
      <output>{`${chosen} ${words}`}</output>
    </form>
  );
}

const answers = ['a', 'b'];

function pageWith(markup: string, props: object): HTMLElement {
  document.body.innerHTML = `<div>${markup}</div><script type="application/json">${JSON.stringify(props)}</script>`;
  const island = document.querySelector('div');
  if (island === null) throw new Error('no island');
  return island;
}

it('learns what was chosen and written before it was alive', async () => {
  const island = pageWith(renderToString(<Question answers={answers} />), { answers });
  island.querySelector<HTMLInputElement>('[aria-label="b"]')?.click();
  const field = island.querySelector<HTMLInputElement>('[aria-label="words"]');
  if (field !== null) field.value = 'leer';
  await hydrateIsland(Question)(island, { onAlive: () => undefined, onFailure: () => undefined });
  await eventually(() => expect(island.querySelector('output')).toHaveTextContent('b leer'));
});

it('learns what was written before it was alive also if a drawing has emptied the field meanwhile', async () => {
  const Emptied = (): ReactNode => {
    const [words, write] = useState('');
    const field = useRef<HTMLInputElement>(null);
    // As Preact does when it draws a field anew before the letters in it are known.
    useLayoutEffect(() => {
      if (words === '' && field.current !== null) field.current.value = '';
    });
    return (
      <form>
        <input ref={field} aria-label="words" value={words} onChange={({ target }) => write(target.value)} />
        <output>{words}</output>
      </form>
    );
  };
  const island = pageWith(renderToString(<Emptied />), {});
  const field = island.querySelector('input');
  if (field !== null) field.value = 'leer';
  await hydrateIsland(Emptied)(island, { onAlive: () => undefined, onFailure: () => undefined });
  await eventually(() => expect(island.querySelector('output')).toHaveTextContent('leer'));
});

it('begins when its page is shown again', async () => {
  const island = pageWith(renderToString(<Question />), {});
  const onAlive = vi.fn<() => void>();
  const nodes = [...document.body.childNodes];
  document.body.replaceChildren();
  const begun = hydrateIsland(Question)(island, { onAlive, onFailure: () => undefined });
  document.dispatchEvent(new CustomEvent('page:finish'));
  document.body.replaceChildren(...nodes);
  expect(onAlive).not.toHaveBeenCalled();
  document.dispatchEvent(new CustomEvent('page:finish'));
  await begun;
  await eventually(() => expect(onAlive).toHaveBeenCalledOnce());
});
