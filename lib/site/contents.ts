/** The content that pages are rendered from: the snapshot on disk, or that of the CMS while developing. */
import type { Locale } from '@/content-types/locales';
import { createContents } from '@/lib/content/content';
import type { Content } from '@/lib/content/content';
import { requireSnapshot } from '@/lib/content/snapshotStore';
import { paths } from '@/lib/shared/paths';

export type Contents = (locale: Locale) => Content;

declare global {
  /** Given to the pages by the process that serves them while developing, so that Next.js need not compile what reads the CMS. */
  // Only what is declared so is a property of `globalThis`.
  var developmentContents: (() => Promise<Contents>) | undefined;
}

async function storedContents(): Promise<Contents> {
  const snapshot = await requireSnapshot(paths.snapshot);
  return createContents(snapshot);
}

let stored: Promise<Contents> | undefined;

/** The content by language. */
export function loadContents(): Promise<Contents> {
  if (globalThis.developmentContents !== undefined) return globalThis.developmentContents();
  stored ??= storedContents();
  return stored;
}
