/** Parts of a figure that are asked for by its tools. */
import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { startFigures } from '@/lib/browser/figures';
import { stopListenersAfterTest } from './listeners';

it('says no longer that a selection cannot be loaded when it is asked for again', async () => {
  stopListenersAfterTest();
  vi.spyOn(console, 'error').mockReturnValue();
  document.body.innerHTML = `<button data-figure-tool="selection">Eigene Auswahl</button>
    <p role="alert" hidden>Nicht geladen</p>`;
  const useTool = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
  startFigures(() => Promise.resolve({ useTool, showSelections: () => Promise.resolve() }));
  const button = screen.getByRole('button');
  const note = screen.getByText('Nicht geladen');
  button.click();
  await waitFor(() => expect(note).toBeVisible());
  button.click();
  expect(note).not.toBeVisible();
  await waitFor(() => expect(useTool).toHaveBeenCalledTimes(2));
  expect(note).not.toBeVisible();
});
