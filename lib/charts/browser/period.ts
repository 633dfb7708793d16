/** Selects a part of a long series with handles, fields and buttons. The plot stretches, and the elements around it move along. */
import { showRange } from './periodView';
import type { PeriodChart } from './periodView';

const lengths = [1, 5, 10];

interface Controls {
  readonly handles: readonly [HTMLInputElement, HTMLInputElement];
  readonly fields: readonly [HTMLSelectElement, HTMLSelectElement];
  readonly buttons: ReadonlyMap<HTMLButtonElement, number>;
}

/** The first position within this many years before the end of a period. */
function firstOf({ chart, period, placeAlong }: PeriodChart, length: number, last: number): number {
  const end = chart.shown.data.names.length - 1;
  const perYear = (placeAlong(end) - placeAlong(0)) / period.years;
  const first = Array.from({ length: last }, (_, index) => index).find(
    (position) => (placeAlong(last) - placeAlong(position)) / perYear < length - 0.01,
  );
  return first ?? last;
}

function option(text: string, index: number): HTMLOptionElement {
  return new Option(text, String(index));
}

function handle(label: string, last: number, value: number): HTMLInputElement {
  const input = document.createElement('input');
  Object.assign(input, { type: 'range', min: '0', max: String(last), value: String(value) });
  input.setAttribute('aria-label', label);
  return input;
}

function field(label: string, names: readonly string[]): readonly [HTMLElement, HTMLSelectElement] {
  const select = document.createElement('select');
  select.toggleAttribute('data-field', true);
  select.append(...names.map(option));
  const element = document.createElement('label');
  element.append(`${label} `, select);
  return [element, select];
}

function button(text: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.append(text);
  return element;
}

function group(name: string, ...parts: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute(name, '');
  element.append(...parts);
  return element;
}

/** Updates the controls to the shown period. */
function follow(own: PeriodChart, { handles, fields, buttons }: Controls): void {
  const { data, first, last } = own.chart.shown;
  const { names } = data;
  for (const [index, position] of [first, last].entries()) {
    const [input, select] = [handles[index], fields[index]];
    if (input !== undefined) input.value = String(position);
    input?.setAttribute('aria-valuetext', names[position] ?? '');
    if (select !== undefined) select.value = String(position);
  }
  for (const [element, length] of buttons) {
    const isAll = length === Infinity;
    const isPressed = isAll
      ? first === 0 && last === names.length - 1
      : last === names.length - 1 && first === firstOf(own, length, last);
    element.setAttribute('aria-pressed', String(isPressed));
  }
}

function makeControls(own: PeriodChart): { controls: Controls; element: HTMLElement } {
  const { texts, names } = own.chart.shown.data;
  const last = names.length - 1;
  const handles = [handle(texts.from, last, 0), handle(texts.to, last, last)] as const;
  const [[from, fromField], [to, toField]] = [field(texts.from, names), field(texts.to, names)];
  // Leave out buttons that would show a single point, or everything.
  const useful = lengths.filter((length) => length < own.period.years && firstOf(own, length, last) < last);
  const buttons = new Map(
    [...useful, Infinity].map((length) => {
      const text = length === Infinity ? texts.all : length === 1 ? texts.year : texts.years;
      return [button(text.replace('{count}', String(length))), length] as const;
    }),
  );
  const element = document.createElement('fieldset');
  const legend = document.createElement('legend');
  legend.append(texts.period);
  element.toggleAttribute('data-period', true);
  element.append(legend, group('data-handles', ...handles), group('data-fields', from, to, ...buttons.keys()));
  return { controls: { handles, fields: [fromField, toField], buttons }, element };
}

/** Creates the controls for the period of a chart. */
export function periodControls(own: PeriodChart): HTMLElement {
  const { chart, close } = own;
  const { controls, element } = makeControls(own);
  const { names } = chart.shown.data;
  const choose = (from: number, to: number): void => {
    const [first, last] = [Math.min(from, names.length - 2), Math.max(to, 1)];
    // At least two positions stay: the control that moved pushes the other.
    const isFirstMoved = first !== chart.shown.first;
    const [start, end] = first < last ? [first, last] : isFirstMoved ? [first, first + 1] : [last - 1, last];
    close();
    showRange(own, start, end);
    follow(own, controls);
  };
  const speak = (): void => {
    const { first, last } = chart.shown;
    chart.said.textContent = `${names[first] ?? ''}\u2013${names[last] ?? ''}`;
  };
  const { handles, fields, buttons } = controls;
  for (const inputs of [handles, fields])
    for (const input of inputs)
      input.addEventListener('input', () => {
        choose(Number(inputs[0].value), Number(inputs[1].value));
        if (input instanceof HTMLSelectElement) speak();
      });
  for (const [control, length] of buttons)
    control.addEventListener('click', () => {
      const last = length === Infinity ? names.length - 1 : chart.shown.last;
      choose(length === Infinity ? 0 : firstOf(own, length, last), last);
      speak();
    });
  const observer = new ResizeObserver(() => showRange(own, chart.shown.first, chart.shown.last));
  observer.observe(chart.sheet);
  chart.life.signal.addEventListener('abort', () => observer.disconnect());
  follow(own, controls);
  return element;
}
