/** Events from markup and from other scripts (behaviour B7.6). */
import { truncate, maxLength } from './truncate';

export interface NamedEvent {
  readonly name: string;
  readonly data: object | undefined;
}

const attribute = 'data-umami-event';

function namedEvent(name: unknown, data: object): NamedEvent {
  const isNamed = typeof name === 'string' && name.trim() !== '';
  if (!isNamed) console.warn('Analytics: an event without a name counts as unknown-event.');
  const fields: readonly (readonly [string, unknown])[] = Object.entries(data);
  const told = fields.map(
    ([key, value]) => [key, typeof value === 'string' ? truncate(value, maxLength) : value] as const,
  );
  return {
    name: isNamed ? truncate(name, 50) : 'unknown-event',
    data: told.length > 0 ? Object.fromEntries(told) : undefined,
  };
}

/** Returns the event of the clicked element or its nearest ancestor with one; null if there is none. */
export function clickEvent({ target, button }: MouseEvent): NamedEvent | null {
  const element = target instanceof Element ? target.closest(`[${attribute}]`) : null;
  // The right button only opens the browser's context menu.
  if (element === null || button === 2) return null;
  const fields = [...element.attributes].filter(({ name }) => name.startsWith(`${attribute}-`));
  const data = Object.fromEntries(fields.map(({ name, value }) => [name.slice(attribute.length + 1), value]));
  return namedEvent(element.getAttribute(attribute), data);
}

/** Returns the event from a script's `detail`: a name, or an object with `name` and data; null for anything else. */
export function scriptEvent(detail: unknown): NamedEvent | null {
  if (typeof detail === 'string') return namedEvent(detail, {});
  if (typeof detail === 'object' && detail !== null && !Array.isArray(detail)) {
    const { name, ...data }: { name?: unknown } = detail;
    return namedEvent(name, data);
  }
  console.error('Analytics: the detail of analytics:event is neither text nor an object.', detail);
  return null;
}
