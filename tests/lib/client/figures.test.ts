/** Parts of a figure that are asked for by its tools. */
import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { startFigures } from '@/lib/client/figures';
import { stopListenersAfterTest } from './listeners';

const tools = `<div data-selection="5813"><button data-figure-tool="selection">Eigene Auswahl</button>
  <p role="alert" hidden>Nicht geladen</p></div>`;

beforeEach(() => {
  stopListenersAfterTest();
  document.body.innerHTML = tools;
});

it('says no longer that a selection cannot be loaded when it is asked for again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const runTool = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
  startFigures(() => Promise.resolve({ runTool, showSelections: () => Promise.resolve() }));
  const button = screen.getByRole('button');
  const note = screen.getByText('Nicht geladen');
  button.click();
  await waitFor(() => expect(note).toBeVisible());
  button.click();
  expect(note).not.toBeVisible();
  await waitFor(() => expect(runTool).toHaveBeenCalledTimes(2));
  expect(note).not.toBeVisible();
});

it('says that a selection does not come, until it is there', async () => {
  vi.useFakeTimers();
  let arrive: () => void = () => undefined;
  const runTool = (): Promise<void> => new Promise((resolve) => void (arrive = resolve));
  startFigures(() => Promise.resolve({ runTool, showSelections: () => Promise.resolve() }));
  screen.getByRole('button').click();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(screen.getByText('Nicht geladen')).not.toBeVisible();
  await vi.advanceTimersByTimeAsync(1);
  expect(screen.getByText('Nicht geladen')).toBeVisible();
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByText('Nicht geladen')).not.toBeVisible();
  vi.useRealTimers();
});

it('says that the selection in the address does not come', async () => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '?auswahl=5813');
  startFigures(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(screen.getByText('Nicht geladen')).toBeVisible();
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
});
