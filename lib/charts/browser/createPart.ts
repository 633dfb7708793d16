/** Creates a part of a tooltip. Style sheets find it by `name`, which becomes an attribute. */
export function createPart(name: string, ...content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute(name, '');
  element.append(...content);
  return element;
}
