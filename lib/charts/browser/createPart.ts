/** A part of an answer; its name is an attribute, by which style sheets find it. */
export function createPart(name: string, ...content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute(name, '');
  element.append(...content);
  return element;
}
