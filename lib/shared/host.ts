/** Whether a text is a host name, perhaps with a port. Strict, because content must not add directives to a header. */
export function isHost(text: string): boolean {
  return /^[\w.-]+(?::\d+)?$/.test(text);
}
