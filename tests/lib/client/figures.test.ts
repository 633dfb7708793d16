/** Parts of a figure that are asked for by its tools. */
import { screen } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { startFigures } from '@/lib/client/figures';
import { stopListenersAfterTest } from './listeners';

const tools = `<div data-selection="5813"><button data-figure-tool="selection">Eigene Auswahl</button>
  <p role="alert" hidden>Nicht geladen</p></div>`;

/** Whether the page says that the selection does not come, that many milliseconds later. */
async function saysFailureAfter(milliseconds: number): Promise<boolean> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return document.querySelector('[role="alert"]:not([hidden])') !== null;
}

beforeEach(() => {
  vi.useFakeTimers();
  stopListenersAfterTest();
  document.body.innerHTML = tools;
});

it('says no longer that a selection cannot be loaded when it is asked for again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const runTool = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
  startFigures(() => Promise.resolve({ runTool, showSelections: () => Promise.resolve() }));
  screen.getByRole('button').click();
  expect(await saysFailureAfter(0)).toBe(true);
  screen.getByRole('button').click();
  expect(await saysFailureAfter(0)).toBe(false);
  expect(runTool).toHaveBeenCalledTimes(2);
});

it('says that a selection does not come, until it is there', async () => {
  let arrive: () => void = () => undefined;
  const runTool = (): Promise<void> => new Promise((resolve) => void (arrive = resolve));
  startFigures(() => Promise.resolve({ runTool, showSelections: () => Promise.resolve() }));
  screen.getByRole('button').click();
  expect(await saysFailureAfter(9_999)).toBe(false);
  expect(await saysFailureAfter(1)).toBe(true);
  arrive();
  expect(await saysFailureAfter(0)).toBe(false);
});

it('says that the selection in the address does not come', async () => {
  window.history.replaceState(null, '', '?auswahl=5813');
  startFigures(() => new Promise(() => undefined));
  expect(await saysFailureAfter(10_000)).toBe(true);
});
