/** Returns data as the text of a script element, escaped so that no part of it can end the element. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
