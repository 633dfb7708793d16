import { screen } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveShortlist, shortlistedKeys } from '@/lib/portal/browser/shortlist';
import { startShortlistTool } from '@/lib/portal/browser/shortlistTool';

function openTool(): void {
  document.body.innerHTML = `<div data-keep="5813" data-add="Merken" data-remove="Nicht mehr merken"
    data-count="{count} von {most} gemerkt" data-full="Schon {most} gemerkt">
    <button type="button">Merken</button><a href="/indikatorenportal" hidden>Vergleichen</a><p role="status"></p></div>`;
  const [tool] = document.querySelectorAll<HTMLElement>('[data-keep]');
  if (tool !== undefined) startShortlistTool(tool);
}

const press = (name: string): void => screen.getByRole('button', { name }).click();

beforeEach(() => saveShortlist('indicators', []));

describe('the tool that puts an indicator aside', () => {
  it('says so if there are too many', () => {
    saveShortlist('indicators', ['1', '2', '3', '4', '5', '6']);
    openTool();
    press('Merken');
    expect(screen.getByRole('status')).toHaveTextContent('Schon 6 gemerkt');
    expect(shortlistedKeys('indicators')).not.toContain('5813');
  });
});
