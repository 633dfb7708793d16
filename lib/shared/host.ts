/** A name and perhaps a port: what comes from content must not be able to add directives to a header. */
export function isHost(text: string): boolean {
  return /^[\w.-]+(?::\d+)?$/.test(text);
}
