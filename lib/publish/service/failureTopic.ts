/** Maps errors to topics that the message files explain to editors, since error messages are in English. */
import { isFullDisk } from '../release/fullDisk';
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

/** Topics by the start of the error's name; the first match wins. */
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

/** Returns the topic of an error, or that of its cause if it only says that a release could not be made. */
export function failureTopic(error: unknown): FailureTopic {
  if (isFullDisk(error)) return 'disk';
  if (!(error instanceof Error)) return 'other';
  if (error instanceof BuildFailedError) return error.failed === undefined ? 'other' : topicOfName(error.failed);
  const own = topicOfName(error.name);
  if (own !== 'release' || error.cause === undefined) return own;
  const behind = failureTopic(error.cause);
  return behind === 'other' ? own : behind;
}
