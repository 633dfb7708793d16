/** A walk through a page with the Tab key: what gets the focus, and whether a person sees it. */
import type { Page } from '@playwright/test';

/** What is wrong with a focused element; empty when nothing is. */
export interface FocusStep {
  /** The number that `numberControls` gave; null when the focus has left the page. */
  readonly control: number | null;
  readonly name: string;
  readonly faults: readonly string[];
}

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

/** Presses Tab and returns what has the focus now. */
export async function nextFocus(page: Page): Promise<FocusStep> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    // What stays in the window while the page moves, and so may cover what has the focus. Marked once for each document.
    if (!('covers' in document.documentElement.dataset)) {
      document.documentElement.dataset['covers'] = 'marked';
      for (const element of document.querySelectorAll('body *'))
        if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) element.setAttribute('data-cover', '');
    }
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement || focused instanceof SVGElement) || focused === document.body) {
      return { control: null, name: '', faults: [] };
    }

    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const channels = (colour: string): readonly number[] => {
      if (canvas === null) return [0, 0, 0, 0];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
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

    const faults: string[] = [];
    // The indicator may sit on a part of what has the focus, or on the label of a field.
    const hasLabels = focused instanceof HTMLInputElement || focused instanceof HTMLButtonElement;
    const labels = hasLabels ? [...(focused.labels ?? [])] : [];
    const ringed = [focused, ...focused.querySelectorAll('*'), ...labels].find((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (ringed === undefined) faults.push('has no outline of 2 px');
    else {
      const ring = channels(getComputedStyle(ringed).outlineColor);
      const offset = Number.parseFloat(getComputedStyle(ringed).outlineOffset);
      const around = ground(offset >= 0 ? ringed.parentElement : ringed);
      if (contrast(ring, around) < 3)
        faults.push(`has an outline with a contrast of ${contrast(ring, around).toFixed(2)}`);
    }

    const box = focused.getBoundingClientRect();
    const isInside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    if (!isInside) faults.push('is outside the window');
    for (const element of document.querySelectorAll('[data-cover]')) {
      if (element.contains(focused) || focused.contains(element)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const cover = element.getBoundingClientRect();
      const height = Math.min(box.bottom, cover.bottom) - Math.max(box.top, cover.top);
      const width = Math.min(box.right, cover.right) - Math.max(box.left, cover.left);
      // What is taller than the window cannot be shown whole.
      if (height < 1 || width < 1 || box.height > innerHeight - cover.height) continue;
      const x = Math.max(box.left, cover.left) + width / 2;
      const y = Math.max(box.top, cover.top) + height / 2;
      if (element.contains(document.elementFromPoint(x, y))) faults.push(`is under ${element.outerHTML.slice(0, 80)}`);
    }

    const number = focused.dataset['control'];
    return {
      control: number === undefined ? -1 : Number(number),
      name: focused.outerHTML.slice(0, 160),
      faults,
    };
  });
}
