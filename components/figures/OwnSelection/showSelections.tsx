/**
 * The selections of a page, in the browser. Bundled with Preact in place of React, apart from islands:
 * `lib/build/export/selectionCode.ts`. The address alone decides what is shown: a selection is open if the address
 * contains its choice.
 */
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { Locale } from '@/content-types/locales';
import { loadFile } from '@/lib/client/loadFile';
import type { FileKind } from '@/lib/client/loadFile';
import { saveFile } from '@/lib/drawing/browser/picture/saveFile';
import { readableAddress } from '@/lib/shared/browser/readableAddress';
import { messagesByLocale } from '@/lib/i18n/messages';
import { chartModel } from '@/lib/drawing/model/chartModel';
import { indicatorCsv } from '@/lib/open-data/csv';
import { readChoice, withoutChoice, writeChoice } from '@/lib/open-data/selection/choiceAddress';
import { firstChoice } from '@/lib/open-data/selection/choice';
import type { Choice } from '@/lib/open-data/selection/choice';
import { select } from '@/lib/open-data/selection/selectedFigure';
import type { SelectedFigure } from '@/lib/open-data/selection/selectedFigure';
import { isSelectionData } from '@/lib/open-data/selection/selectionData';
import type { SelectionData } from '@/lib/open-data/selection/selectionData';
import { reservedParameters, selectionSpace } from '@/lib/open-data/selection/selectionSpace';
import type { SelectionSpace } from '@/lib/open-data/selection/selectionSpace';
import { DataTable } from '../DataTable/DataTable';
import { Fold } from '../../ui/Fold/Fold';
import { FigureChart } from '@/lib/charts/FigureChart';
import { SelectionPanel } from './SelectionPanel';

const selectionFile: FileKind<SelectionData> = { isData: isSelectionData, name: 'The data' };

interface Open {
  readonly data: SelectionData;
  readonly space: SelectionSpace;
  readonly first: Choice;
  readonly root: Root;
}

/** By element; soft navigation may bring pages back. */
const loaded = new WeakMap<HTMLElement, Promise<Open>>();

async function load(place: HTMLElement): Promise<Open> {
  const address = place.dataset['selectionFile'] ?? '';
  const data = await loadFile(address, selectionFile);
  const panel = place.querySelector('[data-selection-panel]');
  if (panel === null) throw new Error(`There is no place for the data in ${address}.`);
  const space = selectionSpace(data);
  if (space === undefined) throw new Error(`The rows in ${address} cannot be told apart.`);
  place.addEventListener('keydown', ({ key, defaultPrevented }) => {
    // Charts handle Escape first.
    const isLeft = key === 'Escape' && !defaultPrevented && !panel.hasAttribute('hidden');
    if (isLeft) go(withoutChoice(window.location.search, space));
  });
  return { data, space, first: firstChoice(data, space), root: createRoot(panel) };
}

function loadOnce(place: HTMLElement): Promise<Open> {
  const known = loaded.get(place) ?? load(place);
  loaded.set(place, known);
  // Lets the next attempt load again.
  known.catch(() => loaded.delete(place));
  return known;
}

/** Hides or shows the figure's own views, keeps the tools at their position in the window, and moves the focus out of a closed panel. */
function setOpen(place: HTMLElement, isOpen: boolean): void {
  const opener = place.querySelector<HTMLElement>('[data-figure-tool="selection"]');
  const panel = place.querySelector('[data-selection-panel]');
  if (panel?.hasAttribute('hidden') !== isOpen) return;
  const before = place.getBoundingClientRect().top;
  opener?.setAttribute('aria-expanded', String(isOpen));
  if (panel.contains(document.activeElement)) opener?.focus();
  panel.toggleAttribute('hidden', !isOpen);
  const own = place.closest('figure')?.querySelectorAll('[data-figure-views]') ?? [];
  for (const part of own) part.toggleAttribute('hidden', isOpen);
  const moved = place.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy(0, moved);
}

function go(search: string): void {
  window.history.pushState(null, '', `${window.location.pathname}${search}${window.location.hash}`);
  showSelections().catch(console.error);
}

function draw(place: HTMLElement, { data, space, first, root }: Open, choice: Choice): void {
  const language = data.locale;
  const file = `${place.closest<HTMLElement>('[data-file]')?.dataset['file'] ?? data.key}-auswahl`;
  const change = (next: Choice): void => go(writeChoice(window.location.search, data.key, next, space));
  root.render(
    <SelectionPanel
      selected={select(data, space, choice)}
      context={{ language, messages: messagesByLocale[language] }}
      file={file}
      onChange={change}
      onReset={() => change(first)}
      onSave={(figure, about) => {
        const text = indicatorCsv(figure, [...data.about, about, readableAddress(window.location.href)]);
        saveFile(`${file}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
      }}
    />,
  );
  setOpen(place, true);
}

async function showChoice(place: HTMLElement): Promise<void> {
  const key = place.dataset['selection'] ?? '';
  if (new URLSearchParams(window.location.search).get(reservedParameters.figure) !== key) {
    setOpen(place, false);
    return;
  }
  const open = await loadOnce(place);
  const choice = readChoice(window.location.search, key, open.first, open.space);
  if (choice === null) setOpen(place, false);
  else draw(place, open, choice);
}

async function show(place: HTMLElement): Promise<void> {
  await showChoice(place);
  document.dispatchEvent(new Event('chart:drawn'));
}

/** Shows the selections in the address, in every figure of the page. Rejects if data fail to load. */
export async function showSelections(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-selection]')];
  await Promise.all(places.map(show));
}

/** Draws a figure that is made elsewhere into `place`, with its table. Returns a function that removes it; null if it cannot be drawn. */
export function drawFigure(place: Element, figure: SelectedFigure, language: Locale): (() => void) | null {
  const model = chartModel(figure);
  // This module does not include small charts.
  if (model === undefined || model.hasPanels) return null;
  const { title } = figure;
  const context = { language, messages: messagesByLocale[language] };
  const root = createRoot(place);
  root.render(
    <>
      <FigureChart model={model} title={title} context={context} />
      <Fold context={context} summary={context.messages.labels.table} subject={title}>
        <DataTable indicator={figure} context={context} />
      </Fold>
    </>,
  );
  document.dispatchEvent(new Event('chart:drawn'));
  return () => root.unmount();
}

/** Opens or closes the selection of the figure with this button. Rejects if its data fail to load. */
export async function runTool(button: HTMLElement): Promise<void> {
  const place = button.closest<HTMLElement>('[data-selection]');
  if (place === null) return;
  const { pathname } = window.location;
  const { data, space, first } = await loadOnce(place);
  // Soft navigation may have changed the address meanwhile, even before it shows the other page.
  if (window.location.pathname !== pathname) return;
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  const { search } = window.location;
  go(isOpen ? withoutChoice(search, space) : writeChoice(search, data.key, first, space));
}
