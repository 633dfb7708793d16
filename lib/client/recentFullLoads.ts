/**
 * Remembers for ten seconds which addresses needed a full load because soft navigation failed, so that a broken page
 * never causes a reload loop (behaviour B5.4). Survives the load.
 */
import { isObject } from '@/lib/shared/browser/isObject';

const storageKey = 'full-loads';
const rememberedMs = 10_000;

/** For browsers that refuse storage: lasts until the load. */
let inMemory: Readonly<Record<string, number>> = {};

function isTimes(value: unknown): value is Record<string, number> {
  return isObject(value) && Object.values(value).every((time) => typeof time === 'number');
}

function stored(): Readonly<Record<string, number>> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return isTimes(value) ? value : {};
  } catch {
    return {};
  }
}

function recent(): Record<string, number> {
  const now = Date.now();
  return Object.fromEntries(
    Object.entries({ ...inMemory, ...stored() }).filter(([, time]) => now - time < rememberedMs),
  );
}

export function wasLoadedRecently(path: string): boolean {
  return path in recent();
}

export function rememberFullLoad(path: string): void {
  inMemory = { ...recent(), [path]: Date.now() };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(inMemory));
  } catch {
    // Private mode: remember it for this page only.
  }
}
