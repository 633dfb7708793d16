import { onTestFinished } from 'vitest';

/** The connection that the browser tells of during this test; undefined: it does not. */
export function connectBy(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
}
