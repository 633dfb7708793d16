/** The connection that the browser tells of; undefined: it does not. */
export function connectBy(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}
