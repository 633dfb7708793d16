/** What a failure is about, in a word that the message files explain to editors: the messages of errors are English. */
import { BuildFailedError } from '../release/releaseError';

export type FailureTopic =
  | 'access'
  | 'cms'
  | 'files'
  | 'loss'
  | 'homePage'
  | 'content'
  | 'pages'
  | 'search'
  | 'disk'
  | 'settings'
  | 'release'
  | 'other';

/** Errors by the beginning of their name; the first that fits. */
const topics: readonly (readonly [RegExp, FailureTopic])[] = [
  [/^CmsAccess/, 'access'],
  [/^(?:Cms|Populate|InconsistentList|Disallowed)/, 'cms'],
  [/^(?:FileOutage|UndeliveredFile|FileError|MissingMedia|Picture|SheetThread)/, 'files'],
  [/^Loss/, 'loss'],
  [/^MissingHomePage/, 'homePage'],
  [/^(?:Content|MissingS)/, 'content'],
  [/^(?:Export|FailedPages|UnexpectedNext)/, 'pages'],
  [/^(?:Configuration|UntriedSearchKey)/, 'settings'],
  [/Search|^IncompleteActivationError|^IncompleteIndex/, 'search'],
  [/^(?:Release|DamagedRelease)/, 'release'],
];

function topicOfName(name: string): FailureTopic {
  return topics.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
}

function isFullDisk(error: Error): boolean {
  return 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** The topic of an error, or of what lies behind one that only says that a release could not be made. */
export function failureTopic(error: unknown): FailureTopic {
  if (!(error instanceof Error)) return 'other';
  if (isFullDisk(error)) return 'disk';
  if (error instanceof BuildFailedError) return error.failed === undefined ? 'other' : topicOfName(error.failed);
  const own = topicOfName(error.name);
  if (own !== 'release' || error.cause === undefined) return own;
  const behind = failureTopic(error.cause);
  return behind === 'other' ? own : behind;
}
