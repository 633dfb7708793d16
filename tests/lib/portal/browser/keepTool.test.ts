import { screen } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { keep, keptKeys } from '@/lib/portal/browser/kept';
import { keepAtOnce, startKeepTool } from '@/lib/portal/browser/keepTool';

function openTool(): void {
  document.body.innerHTML = `<div data-keep="5813" data-add="Merken" data-remove="Nicht mehr merken"
    data-count="{count} von {most} gemerkt" data-full="Schon {most} gemerkt">
    <button type="button">Merken</button><a href="/indikatorenportal" hidden>Vergleichen</a><p role="status"></p></div>`;
  const [tool] = document.querySelectorAll<HTMLElement>('[data-keep]');
  if (tool !== undefined) startKeepTool(tool);
}

const press = (name: string): void => screen.getByRole('button', { name }).click();

beforeEach(() => keep('indicators', []));

describe('the tool that puts an indicator aside', () => {
  it('says so if there are too many', () => {
    keep('indicators', ['1', '2', '3', '4', '5', '6']);
    openTool();
    press('Merken');
    expect(screen.getByRole('status')).toHaveTextContent('Schon 6 gemerkt');
    expect(keptKeys('indicators')).not.toContain('5813');
  });

  it('keeps an area with its first press, and takes back with the next', () => {
    document.body.innerHTML = `<div data-keep="riehen" data-kind="areas" data-add="Merken" data-remove="Nicht mehr merken"
      data-count="{count} von {most} gemerkt"><button type="button">Merken</button>
      <a href="/gebiet" hidden>Vergleichen</a><p role="status"></p></div>`;
    keep('areas', ['riehen']);
    const [tool] = document.querySelectorAll<HTMLElement>('[data-keep]');
    if (tool !== undefined) keepAtOnce(tool);
    expect(keptKeys('areas')).toEqual(['riehen']);
    expect(screen.getByRole<HTMLAnchorElement>('link').search).toBe('?gebiete=riehen');
    if (tool !== undefined) keepAtOnce(tool);
    press('Nicht mehr merken');
    expect(keptKeys('areas')).toEqual([]);
  });
});
