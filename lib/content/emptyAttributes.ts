import type { Fields, Storage } from '@/content-types/definition';

/** An empty field as a CMS sends it when it is populated. */
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

/** The attributes of a record in which all of these fields are empty. */
export function emptyAttributes(fields: Fields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, { storage }]) => [name, emptyWire(storage)]));
}
