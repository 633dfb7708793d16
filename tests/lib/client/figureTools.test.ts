/** Alone: it replaces what the browser offers for copying and sharing, and changes the address. */
import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runTool } from '@/lib/client/figureTools';

const say = vi.fn();
const writeText = vi.fn();

function tools(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-figure-tools]');
  if (found === null) throw new Error('The page has no tools.');
  return found;
}

beforeEach(() => {
  say.mockReset();
  writeText.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  window.history.replaceState(null, '', '/');
  document.documentElement.dataset['build'] = 'b1';
  document.body.innerHTML = `<div data-selection="5813">
    <div data-figure-tools>
      <details open><summary>Mitnehmen</summary>
        <div><label>Link <input readonly value="https://s.example/5813" data-choice=""></label>
          <button data-figure-tool="copy" data-done="Kopiert">Kopieren<span>: Link</span></button></div>
        <button data-figure-tool="share" data-title="Leerstand" hidden>Weitergeben</button>
        <a href="mailto:?body=https%3A%2F%2Fs.example%2F5813" data-choice="">Per E-Mail</a>
      <textarea aria-label="HTML" data-choice="">&lt;iframe src="https://s.example/embed" title="a"&gt;</textarea>
      <a href="mailto:a@s.example?body=https%3A%2F%2Fs.example%2F5813" data-choice="build">Fehler</a></details>
    </div></div>`;
});

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const bodyOf = (link: string): string | null =>
  new URL(screen.getByText<HTMLAnchorElement>(link).href).searchParams.get('body');

describe('the tools of a figure', () => {
  it('get the choice in the address, and lose it with that', async () => {
    window.history.replaceState(null, '', '/?auswahl=5813&reihe=a');
    await runTool(tools(), say);
    expect(field('Link').value).toBe('https://s.example/5813?auswahl=5813&reihe=a');
    expect(field('HTML').value).toBe('<iframe src="https://s.example/embed?auswahl=5813&amp;reihe=a" title="a">');
    expect(bodyOf('Per E-Mail')).toBe('https://s.example/5813?auswahl=5813&reihe=a');
    expect(bodyOf('Fehler')).toBe('https://s.example/5813?auswahl=5813&reihe=a\nb1');
    window.history.replaceState(null, '', '/');
    document.dispatchEvent(new Event('chart:drawn'));
    expect(field('Link').value).toBe('https://s.example/5813');
    expect(bodyOf('Fehler')).toBe('https://s.example/5813\nb1');
  });

  it('say for a while, in the button, that they have copied', async () => {
    vi.useFakeTimers();
    const button = screen.getByRole('button', { name: /^Kopieren/ });
    await runTool(button, say);
    await runTool(button, say);
    expect(say).toHaveBeenCalledExactlyOnceWith('Kopiert');
    expect(button).toHaveTextContent('Kopiert: Link');
    vi.runAllTimers();
    expect(button).toHaveTextContent('Kopieren: Link');
  });

  it('select what the browser does not let them copy', async () => {
    writeText.mockRejectedValue(new Error('not allowed'));
    await runTool(screen.getByRole('button', { name: /^Kopieren/ }), say);
    expect(field('Link')).toHaveFocus();
    expect(field('Link').selectionEnd).toBe(field('Link').value.length);
    expect(say).not.toHaveBeenCalled();
  });

  it('close with Escape, give the focus back, and leave Escape to others then', async () => {
    const door = screen.getByText('Mitnehmen');
    const outer = vi.fn<(isHandled: boolean) => void>();
    document.addEventListener('keydown', ({ defaultPrevented }) => outer(defaultPrevented), { once: true });
    await runTool(tools(), say);
    field('Link').focus();
    fireEvent.keyDown(field('Link'), { key: 'Escape' });
    expect(door).toHaveFocus();
    expect(outer).toHaveBeenCalledWith(true);
    expect(door.closest('details')).not.toHaveAttribute('open');
    expect(fireEvent.keyDown(door, { key: 'Escape' })).toBe(true);
  });
});
