import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { hydrateIsland } from '@/components/hydrateIsland';
import { eventually } from '../support/eventually';

function pageWith(markup: string, props: object): HTMLElement {
  document.body.innerHTML = `<div>${markup}</div><script type="application/json">${JSON.stringify(props)}</script>`;
  const island = document.querySelector('div');
  if (island === null) throw new Error('no island');
  return island;
}

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
  const Quiet = (): ReactNode => <p>Text</p>;
  const island = pageWith(renderToString(<Quiet />), {});
  const onAlive = vi.fn<() => void>();
  const nodes = [...document.body.childNodes];
  document.body.replaceChildren();
  const begun = hydrateIsland(Quiet)(island, { onAlive, onFailure: () => undefined });
  document.dispatchEvent(new CustomEvent('page:finish'));
  document.body.replaceChildren(...nodes);
  expect(onAlive).not.toHaveBeenCalled();
  document.dispatchEvent(new CustomEvent('page:finish'));
  await begun;
  await eventually(() => expect(onAlive).toHaveBeenCalledOnce());
});
