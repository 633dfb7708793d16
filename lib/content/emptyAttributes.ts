import type { Fields, Storage } from '@/content-types/definition';

/** As a CMS sends a field that nobody has filled in: populated, and empty. */
function emptyWire(storage: Storage): unknown {
  switch (storage.type) {
    case 'media':
      return { data: null };
    case 'relation':
      return { data: storage.many ? [] : null };
    case 'component':
      return storage.repeatable ? [] : null;
    case 'dynamiczone':
      return [];
    default:
      return null;
  }
}

/** The attributes of a record in which every one of these fields is empty. */
export function emptyAttributes(fields: Fields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, { storage }]) => [name, emptyWire(storage)]));
}
