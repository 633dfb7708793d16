/** Names of the indexes that a run fills before they replace the live ones. */
import { randomBytes } from 'node:crypto';
import type { Locale } from '@/content-types/locales';
import { indexName } from '@/lib/search/meilisearch/indexName';

export function draftName(locale: Locale, run: string, prefix: string): string {
  return `${indexName(locale, prefix)}_${run}`;
}

const randomLength = 4;

/** Returns a name for a run: its start time, for people, and a random part that makes it unique. */
export function createRunId(): string {
  const began = new Date().toISOString().replace(/[-:]|\.\d+Z$/g, '');
  return `${began}-${randomBytes(randomLength).toString('hex')}`;
}

/** Whether the name is that of a draft index, of this run or another one. */
export function isDraftName(name: string, prefix: string): boolean {
  const [, found, run = ''] = /^(.+)_[a-z]{2}_([^_]+)$/.exec(name) ?? [];
  return found === prefix && /^\d{8}T\d{6}-[0-9a-f]{8}$/.test(run);
}
