/** A walk through a page with the Tab key: what gets the focus, and whether a person sees it. */
import type { Page } from '@playwright/test';
import { z } from 'zod';

const stepSchema = z.object({
  /** The number that `numberControls` gave; null when the focus has left the page. */
  control: z.number().nullable(),
  name: z.string(),
  /** What is wrong with the focused element. */
  faults: z.array(z.string()),
});

export type FocusStep = z.infer<typeof stepSchema>;

/**
 * Numbers everything that must be reachable: links, buttons, fields, what scrolls. Of radio buttons with the same name
 * the keyboard reaches one; the arrow keys do the rest. Returns the opening tags.
 */
export async function numberControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const selector =
      'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"], audio[controls], video[controls]';
    const groups = new Set<string>();
    const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.matches(':disabled, [type="hidden"], [inert] *')
      )
        return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const isFirst = !groups.has(element.name);
      groups.add(element.name);
      return isFirst;
    });
    controls.forEach((element, index) => {
      element.dataset['control'] = String(index);
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return;
      for (const other of document.getElementsByName(element.name)) other.dataset['control'] = String(index);
    });
    return controls.map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
}

/** Notes, in the page itself, what has the focus after each Tab key; once for each document. */
async function watchFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    if ('watched' in document.documentElement.dataset) return;
    document.documentElement.dataset['watched'] = '';
    // What stays in the window while the page moves, and so may cover what has the focus.
    const covers = [...document.querySelectorAll('body *')].filter((element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    );

    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const colours = new Map<string, readonly number[]>();
    const channels = (colour: string): readonly number[] => {
      const known = colours.get(colour);
      if (canvas === null || known !== undefined) return known ?? [0, 0, 0, 0];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const drawn = [...canvas.getImageData(0, 0, 1, 1).data];
      colours.set(colour, drawn);
      return drawn;
    };
    const luminance = (colour: readonly number[]): number => {
      const [red = 0, green = 0, blue = 0] = colour
        .map((channel) => channel / 255)
        .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: readonly number[], other: readonly number[]): number => {
      const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
      return (lighter + 0.05) / (darker + 0.05);
    };
    const ground = (element: Element | null): readonly number[] => {
      if (element === null) return [255, 255, 255, 255];
      const colour = channels(getComputedStyle(element).backgroundColor);
      return (colour[3] ?? 0) > 127 ? colour : ground(element.parentElement);
    };

    // The indicator may sit on a part of what has the focus, or on the label of a field.
    const outlineFaults = (focused: HTMLElement | SVGElement): readonly string[] => {
      const hasLabels = focused instanceof HTMLInputElement || focused instanceof HTMLButtonElement;
      const labels = hasLabels ? [...(focused.labels ?? [])] : [];
      const ringed = [focused, ...focused.querySelectorAll('*'), ...labels].find((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      if (ringed === undefined) return ['has no outline of 2 px'];
      const { outlineColor, outlineOffset } = getComputedStyle(ringed);
      const around = ground(Number.parseFloat(outlineOffset) >= 0 ? ringed.parentElement : ringed);
      const found = contrast(channels(outlineColor), around);
      return found < 3 ? [`has an outline with a contrast of ${found.toFixed(2)}`] : [];
    };
    const placeFaults = (focused: HTMLElement | SVGElement): readonly string[] => {
      const box = focused.getBoundingClientRect();
      const isInside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
      const hiding = covers.filter((element) => {
        if (element.contains(focused) || focused.contains(element)) return false;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        const cover = element.getBoundingClientRect();
        const height = Math.min(box.bottom, cover.bottom) - Math.max(box.top, cover.top);
        const width = Math.min(box.right, cover.right) - Math.max(box.left, cover.left);
        // What is taller than the window cannot be shown whole.
        if (height < 1 || width < 1 || box.height > innerHeight - cover.height) return false;
        const [x, y] = [Math.max(box.left, cover.left) + width / 2, Math.max(box.top, cover.top) + height / 2];
        return element.contains(document.elementFromPoint(x, y));
      });
      const under = hiding.map((element) => `is under ${element.outerHTML.slice(0, 80)}`);
      return isInside ? under : ['is outside the window', ...under];
    };
    const stepNow = (): FocusStep => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement || focused instanceof SVGElement) || focused === document.body)
        return { control: null, name: '', faults: [] };
      return {
        control: Number(focused.dataset['control'] ?? -1),
        name: focused.outerHTML.slice(0, 160),
        faults: [...outlineFaults(focused), ...placeFaults(focused)],
      };
    };
    const note = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') performance.mark('focus', { detail: stepNow() });
    };
    document.addEventListener('keyup', note, { capture: true });
  });
}

const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/**
 * Presses Tab so often, and returns what has had the focus: nothing for the steps outside the page. The browser gets all keys at once, so that it
 * draws once for many of them: a third of the time.
 */
export async function focusSteps(page: Page, presses: number): Promise<readonly FocusStep[]> {
  await watchFocus(page);
  const session = await page.context().newCDPSession(page);
  const keys = Array.from({ length: presses }, () => ['rawKeyDown', 'keyUp'] as const).flat();
  await Promise.all(keys.map((type) => session.send('Input.dispatchKeyEvent', { type, ...tab })));
  await session.detach();
  const details = await page.evaluate(() => {
    const marks = performance.getEntriesByName('focus');
    performance.clearMarks('focus');
    return marks.map((mark): unknown => ('detail' in mark ? mark.detail : null));
  });
  return z.array(stepSchema).parse(details);
}

/** What is wrong with what had the focus, and with what. */
export function focusFaults(steps: readonly FocusStep[]): readonly string[] {
  return steps.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`));
}
