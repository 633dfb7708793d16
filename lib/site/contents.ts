/** The content that pages are rendered from: the snapshot on disk, or in development the content of the CMS. */
import type { Locale } from '@/content-types/locales';
import { createContents } from '@/lib/content/content';
import type { Content } from '@/lib/content/content';
import { requireSnapshot } from '@/lib/content/snapshotStore';
import { paths } from '@/lib/shared/paths';

export type Contents = (locale: Locale) => Content;

declare global {
  /** Set in development by the process that serves the pages, so that Next.js need not compile the code that reads the CMS. */
  // Only `var` declares a property of `globalThis`.
  var developmentContents: (() => Promise<Contents>) | undefined;
}

async function storedContents(): Promise<Contents> {
  const snapshot = await requireSnapshot(paths.snapshot);
  return createContents(snapshot);
}

let stored: Promise<Contents> | undefined;

/** Returns the content by language. */
export function loadContents(): Promise<Contents> {
  if (globalThis.developmentContents !== undefined) return globalThis.developmentContents();
  stored ??= storedContents();
  return stored;
}
