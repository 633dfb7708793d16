/** Updates the history of an indicator's data with a new release. */
import type { DataChange, DataHistory, DataState } from '@/lib/content/dataHistory';
import { isUnchanged, structureChange } from './compareData';

/** Limits of the earlier states of an indicator; the oldest are dropped first. */
const mostStates = 100;
const mostBytes = 50_000_000;

/** The state that becomes public. */
export type NewState = Pick<DataState, 'day' | 'at' | 'data' | 'columns'>;

export interface EarlierFiles {
  /** The size of the file of a state in bytes; undefined if it does not exist. */
  readonly sizeOf: (state: DataState) => number | undefined;
  /** What has changed in the values since a state. */
  readonly changeSince: (state: DataState) => DataChange;
}

/** Of an earlier state, only the numbers of changes are kept. */
function asEarlier(state: DataState, bytes: number): DataState {
  return { ...state, bytes, change: state.change && { ...state.change, revisions: [] } };
}

function bounded(states: readonly DataState[]): readonly DataState[] {
  let bytes = 0;
  return states.slice(0, mostStates).filter((state) => (bytes += state.bytes) <= mostBytes);
}

function isSame(left: NewState, right: NewState): boolean {
  return left.data === right.data && left.columns === right.columns;
}

/** The states that visitors have seen and whose files exist, newest first. */
function seenStates(
  known: DataHistory | undefined,
  now: NewState,
  sizeOf: EarlierFiles['sizeOf'],
): readonly DataState[] {
  if (known === undefined) return [];
  // A site that was built in advance contains states that are not public yet.
  const seen = [known.current, ...known.earlier].filter(({ at }) => Date.parse(at) <= Date.parse(now.at));
  return seen.filter((state) => sizeOf(state) !== undefined);
}

/** Returns the history of an indicator without earlier states. */
export function firstHistory(now: NewState): DataHistory {
  return { current: { ...now, change: null, bytes: 0 }, earlier: [] };
}

/**
 * Returns the history after a release. A day has one state, so that its file never changes; of two releases on one day
 * the later one counts. A new order of rows alone is not a new state.
 */
export function nextHistory(known: DataHistory | undefined, now: NewState, files: EarlierFiles): DataHistory {
  const seen = seenStates(known, now, files.sizeOf);
  const [shown] = seen;
  if (shown === undefined) return firstHistory(now);
  if (isSame(shown, now)) return { current: { ...shown, bytes: 0 }, earlier: seen.slice(1) };
  const past = shown.day === now.day ? seen.slice(1) : seen;
  const [before, ...others] = past;
  if (before === undefined) return firstHistory(now);
  if (isSame(before, now)) return { current: { ...before, bytes: 0 }, earlier: others };
  const change = before.columns === now.columns ? files.changeSince(before) : structureChange;
  if (isUnchanged(change)) return { current: { ...before, data: now.data, bytes: 0 }, earlier: others };
  const earlier = past.map((state) => asEarlier(state, files.sizeOf(state) ?? 0));
  return { current: { ...now, change, bytes: 0 }, earlier: [...bounded(earlier)] };
}
